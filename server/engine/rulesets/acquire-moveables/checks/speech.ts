/** Checks of languages: their values, and what takes a test, hands or time. */
import { add, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { eachOnce, found, type LintRule } from '../../../finding.ts';
import { count, list } from '../../../play/words.ts';
import type { Scenario } from '../../../scenario.ts';
import { quoted } from '../../../words/quoting.ts';
import { highestValue, lowestValue } from '../attributes.ts';
import { heldBy } from '../deeds/in-hand.ts';
import { testedAttributes, type Deed } from '../deeds/deeds.ts';
import { languageOf, matterOf, needOf } from '../exploration/languages.ts';
import { factsOf, lastFact, type MoveablesFact, type Speech } from '../facts.ts';
import { startOf } from '../start.ts';
import { fightRoundsIn } from '../time.ts';
import { ofBareAnn } from './examples.ts';
import { blocks, writtenDeeds, type WrittenDeed } from './written.ts';

const below = `
    RCL 4  GRC 6`;

interface Spoken extends WrittenDeed {
  readonly speech: Speech;
  /** Missing where none is written. */
  readonly value?: number;
}

function spokenIn(scenario: Scenario<MoveablesFact>): readonly Spoken[] {
  return writtenDeeds(scenario).flatMap((written): readonly Spoken[] => {
    const { deed } = written;
    const speech = lastFact(deed.announcement.clauses, 'speech');
    if (deed.kind !== 'speech' || speech === undefined) return [];
    const value = languageOf(deed.actor, speech.tongue.text);
    return [{ ...written, speech, ...(value === undefined ? {} : { value }) }];
  });
}

const languageOutOfRange: LintRule<MoveablesFact> = {
  id: 'language-out-of-range',
  severity: 'error',
  title: 'A language outside 1 to 9',
  explanation: 'The value of a language is a whole number: 1 to 3 is limited, 4 to 6 average, 7 to 9 eloquent.',
  messages: {
    outside: '{tongue} {value} is outside the range of languages; write a whole number from {low} to {high}',
  },
  ...ofBareAnn(`${below}
-   speaks Drillshout 12
                      ^^
+   speaks Drillshout 9
  round 1
    Ann: tests RCL.
`),
  *check({ scenario }) {
    const tongues = blocks(scenario)
      .flatMap(({ traits }) => factsOf(traits, 'languages'))
      .flatMap((fact) => fact.tongues);
    for (const { tongue, value } of tongues) {
      const nearest = Math.min(highestValue, Math.max(lowestValue, Math.trunc(value.value)));
      if (nearest === value.value) continue;
      const data = { tongue: tongue.text, value: value.value, low: lowestValue, high: highestValue };
      yield found(languageOutOfRange, 'outside', value.source, data, { fixes: [write(`${nearest}`, value.source)] });
    }
  },
};

const unknownLanguage: LintRule<MoveablesFact> = {
  id: 'unknown-language',
  severity: 'error',
  title: 'A language that somebody doesn’t have',
  explanation:
    'How well somebody follows a language depends on its value. The text has nothing for a language without one, so ' +
    'nothing comes of speaking or following it.',
  messages: { none: 'How well does {name} know {tongue}? Write it in the block, as in speaks {tongue} 5' },
  ...ofBareAnn(`
+   speaks Drillshout 5
    RCL 4  GRC 6
  round 1
    Ann: follows casual talk in Drillshout.
                                ^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const { deed, speech, value } of spokenIn(scenario)) {
      const { tongue } = speech;
      if (value !== undefined) continue;
      const data = { tongue: tongue.text, ...naming('name', deed.actor) };
      const fixes = [add(`speaks ${tongue.text} 5`, deed.actor.combatant.source)];
      yield found(unknownLanguage, 'none', tongue.source, data, { fixes });
    }
  },
};

const needlessLanguageTest: LintRule<MoveablesFact> = {
  id: 'needless-language-test',
  severity: 'info',
  title: 'A test to follow what needs none',
  explanation:
    'From 4 on casual speech needs no test, and from 7 on poetry and jargon don’t either. The attributes that are ' +
    'written below are not tested then.',
  messages: { none: '{tongue} {value} is enough for {matter}, so no test is rolled; leave it out' },
  ...ofBareAnn(`${below}
    speaks Drillshout 8
  round 1
    Ann: follows casual talk in Drillshout.
-     by RCL
      ^^^^^^
`),
  check: ({ scenario }) =>
    eachOnce(
      spokenIn(scenario).flatMap(({ deed: { announcement }, speech, value }) => {
        const { matter, tongue } = speech;
        const test = lastFact(announcement.clauses, 'attributes');
        if (test === undefined || value === undefined || matter === undefined) return [];
        if (needOf(value, matterOf(matter.text)) !== 'none') return [];
        return [
          found(
            needlessLanguageTest,
            'none',
            test.source,
            { tongue: tongue.text, value, matter: matter.text },
            { fixes: [remove(test, announcement)] },
          ),
        ];
      }),
    ),
};

const handsFullInSign: LintRule<MoveablesFact> = {
  id: 'hands-full-in-sign',
  severity: 'info',
  title: 'Trade-Sign with something in hand',
  explanation:
    'Trade-Sign is signed with the whole body, and whoever holds something tests it at disadvantage. What is carried ' +
    'and neither sheathed, holstered nor packed may be in hand; “holding” says so, and counts.',
  messages: { held: 'Does {name} hold {things}? Signs are at disadvantage then; write what is held, or stow it' },
  ...ofBareAnn(`${below}
    carries lantern
    speaks Trade-Sign 3
  round 1
    Ann: follows casual talk in Trade-Sign.
                                ^^^^^^^^^^
+     holding "lantern"
      by RCL
`),
  *check({ scenario }) {
    for (const { cast, deed, speech, value } of spokenIn(scenario)) {
      const { actor, announcement } = deed;
      const [first, ...others] = heldBy(startOf(cast), actor);
      if (speech.tongue.text !== 'Trade-Sign' || first === undefined || !isTestedFor(deed, speech, value)) continue;
      if (lastFact(announcement.clauses, 'holding') !== undefined) continue;
      const data = { things: list([first, ...others]), ...naming('name', actor) };
      const fixes = [add(`holding ${quoted(list([first, ...others]))}`, announcement.source)];
      yield found(handsFullInSign, 'held', speech.tongue.source, data, { fixes });
    }
  },
};

function isTestedFor(deed: Deed, { matter }: Speech, value: number | undefined): boolean {
  const isNeeded = matter === undefined || (value !== undefined && needOf(value, matterOf(matter.text)) === 'test');
  return isNeeded && testedAttributes(deed).length > 0;
}

const messageTooLong: LintRule<MoveablesFact> = {
  id: 'message-too-long',
  severity: 'error',
  title: 'More words than fit in a round',
  explanation:
    'In Dot-Dash Code as many words can be sent in a round of 15 seconds as the value of the language. A longer ' +
    'message takes several rounds.',
  messages: { long: '{words} don’t fit: Dot-Dash {value} sends {fit} in this time; send the rest later' },
  ...ofBareAnn(`${below}
    speaks Dot-Dash 4
  round 1
-   Ann: signals "come to the east gate at once" in Dot-Dash by lantern.
                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   Ann: signals "come to the east" in Dot-Dash by lantern.
`),
  *check({ scenario }) {
    for (const { deed, round, speech, value } of spokenIn(scenario)) {
      const { object } = deed.announcement;
      if (speech.tongue.text !== 'Dot-Dash' || object === undefined || value === undefined) continue;
      const words = object.text.split(/\s+/u).filter((word) => word !== '');
      const fit = Math.max(1, value) * fightRoundsIn(round);
      if (words.length <= fit) continue;
      const data = { words: count(words.length, 'word'), value, fit };
      const fixes = [write(quoted(words.slice(0, fit).join(' ')), object.source)];
      yield found(messageTooLong, 'long', object.source, data, { fixes });
    }
  },
};

export const speechChecks: readonly LintRule<MoveablesFact>[] = [
  languageOutOfRange,
  unknownLanguage,
  needlessLanguageTest,
  handsFullInSign,
  messageTooLong,
];
