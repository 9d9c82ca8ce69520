/**
 * What stands under an announcement and is about somebody else's. Tarot edition, "Default to giving, not taking
 * throws".
 */
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import type { NameRef } from '../../../scenario.ts';
import type { Fighter } from '../cast.ts';
import { bodiesOf, facedBy, type Deed } from '../deeds.ts';
import { factsOf, type Advantage, type DemonCityFact, type Hindrance } from '../facts.ts';
import { naming } from '../../../checking/naming.ts';
import { writtenRounds, type WrittenRound } from './written.ts';

export const belongsElsewhere: LintRule<DemonCityFact> = {
  id: 'belongs-elsewhere',
  severity: 'warning',
  title: 'A fact under somebody else’s announcement',
  explanation:
    'What stands under an announcement holds for that announcement alone. A difficulty of the foe it is aimed at is better given than taken: as an advantage of whoever announces it. Anything else about others stands under their announcement, or at the head of the round.',
  messages: {
    give: '“{words}” takes nothing from {other} here: throws are given rather than taken, so let it be an advantage of {actor}',
    on: '“{words}” is on {other}, and under {actor}’s announcement it takes nothing from anybody; write it at the head of the round',
    for: '“{words}” is for {other}, and under {actor}’s announcement it gives nothing to anybody; write it at the head of the round',
    over: '“{words}” is over {other}, whom {actor} doesn’t face in this round, so it gives nothing',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  combatant Carl (he) of the Host
    Agility 1  Toughness 3
  round 1
+   hindrance "glass on the floor" on Carl.
    Carl: punches Ann.
-     advantage "a lamp in her eyes" for Bill
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Bill: punches Ann.
+     advantage "a lamp in her eyes"
    Ann: punches Bill.
-     hindrance "he is drunk" on Bill
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-     hindrance "glass on the floor" on Carl
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-     advantage "she knows his tricks" over Carl
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     advantage "he is drunk"
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const announcement of written.round.announcements) {
        const deeds = [...written.deeds.values()].filter((deed) => deed.announcement === announcement);
        for (const fact of factsOf(announcement.clauses, 'hindrance')) yield* takenHere(written, deeds, fact);
        for (const fact of factsOf(announcement.clauses, 'advantage')) yield* givenHere(written, deeds, fact);
      }
    }
  },
};

function takenHere(written: WrittenRound, deeds: readonly Deed[], fact: Hindrance): readonly Finding[] {
  const others = fightersIn(written, fact.on);
  const [deed] = deeds;
  if (deed === undefined || others.length === 0 || deeds.some(({ actor }) => others.includes(actor))) return [];
  const data = { words: fact.words.text, ...naming('actor', deed.actor), ...naming('other', ...others) };
  if (!others.every((other) => deeds.some(({ targets }) => targets.includes(other))))
    return [found(belongsElsewhere, 'on', fact.source, data)];
  return [found(belongsElsewhere, 'give', fact.source, data, { fixes: [given(fact)] })];
}

function givenHere(written: WrittenRound, deeds: readonly Deed[], fact: Advantage): readonly Finding[] {
  const [deed] = deeds;
  if (deed === undefined) return [];
  const data = { words: fact.words.text, ...naming('actor', deed.actor) };
  const owners = fightersIn(written, fact.for);
  if (owners.length > 0 && !deeds.some(({ actor }) => owners.includes(actor))) {
    return [found(belongsElsewhere, 'for', fact.source, { ...data, ...naming('other', ...owners) })];
  }
  const foes = fightersIn(written, fact.over);
  const faced = deeds.flatMap((each) => facedBy(each, written.deeds));
  if (deed.kind === 'help' || foes.length === 0 || foes.some((foe) => faced.includes(foe))) return [];
  return [found(belongsElsewhere, 'over', fact.source, { ...data, ...naming('other', ...foes) })];
}

function fightersIn({ cast }: WrittenRound, refs: readonly NameRef[]): readonly Fighter[] {
  return known(refs).flatMap((id) => bodiesOf(cast, id));
}

/** The same words as an advantage of whoever announces. */
function given({ source, words, same }: Hindrance): Fix {
  return {
    title: `Let “${words.text}” be an advantage`,
    certain: false,
    intents: [
      { do: 'replace', at: { ...source, end: words.source.start }, with: 'advantage ' },
      { do: 'replace', at: { ...source, start: (same ?? words).source.end }, with: '' },
    ],
  };
}
