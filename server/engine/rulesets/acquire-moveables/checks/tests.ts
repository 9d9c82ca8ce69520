/** Checks of tests: how many attributes, which, and rolling twice. */
import { add, between, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { Scenario, Words } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { Attribute } from '../attributes.ts';
import { castOf, fightersNamed, hasInitiative, isTested, type Fighter } from '../cast.ts';
import { opponentsAttributes, testedAttributes, type Deed } from '../deeds/deeds.ts';
import { lastFact, type MoveablesFact, type Of } from '../facts.ts';
import { isOutsideFights } from '../time.ts';
import type { ActionKind } from '../verbs.ts';
import { ofAnn, ofBareAnn } from './examples.ts';
import { announced, writtenDeeds } from './written.ts';

const tooManyAttributes: LintRule<MoveablesFact> = {
  id: 'too-many-attributes',
  severity: 'error',
  title: 'A test of more than three attributes',
  explanation: 'A test adds up one, two or three attributes, with a d10, a d20 or a d30. There is no die for four.',
  messages: { many: 'A test adds up three attributes at most, and {count} are written; leave {extra} out' },
  ...ofAnn(`
    ALR 3  WIL 5
  round 1
-   Ann: tests STR+GRC+ALR+WIL.
               ^^^^^^^^^^^^^^^
+   Ann: tests STR+GRC+ALR.
`),
  *check({ scenario }) {
    for (const { deed } of announced(scenario)) {
      const names = lastFact(deed.announcement.clauses, 'attributes')?.names ?? [];
      const [first, , , fourth] = names;
      const last = names.at(-1);
      if (first === undefined || fourth === undefined || last === undefined) continue;
      const three = names.slice(0, 3).map(({ text }) => text);
      const place = between(first.source, last.source);
      const data = { count: names.length, extra: fourth.text };
      yield found(tooManyAttributes, 'many', place, data, { fixes: [write(three.join('+'), place)] });
    }
  },
};

const repeatedAttribute: LintRule<MoveablesFact> = {
  id: 'repeated-attribute',
  severity: 'warning',
  title: 'An attribute twice in one test',
  explanation:
    'The text adds up different attributes, and doesn’t say that one may count twice. Here it does count twice as it ' +
    'is written; the group decides whether that is meant.',
  messages: { twice: '{attribute} is added twice; the text doesn’t say that an attribute may count twice in one test' },
  ...ofAnn(`
  round 1
-   Ann: tests STR+STR.
               ^^^^^^^
+   Ann: tests STR.
`),
  *check({ scenario }) {
    for (const { deed } of announced(scenario)) {
      const tested = testedAttributes(deed);
      const attribute = tested.find((each, index) => tested.indexOf(each) !== index);
      const names = lastFact(deed.announcement.clauses, 'attributes')?.names ?? [];
      const [first, last] = [names[0], names.at(-1)];
      if (attribute === undefined || first === undefined || last === undefined) continue;
      const place = between(first.source, last.source);
      const data = { attribute };
      yield found(repeatedAttribute, 'twice', place, data, { fixes: [write([...new Set(tested)].join('+'), place)] });
    }
  },
};

const unknownAttributeValue: LintRule<MoveablesFact> = {
  id: 'unknown-attribute-value',
  severity: 'error',
  title: 'A test of an attribute that has no value',
  explanation:
    'A test needs the value of each of its attributes: success is a roll at or below their sum. An attribute that ' +
    'isn’t written has no value, and nothing is rolled.',
  messages: { unknown: 'What is the {attribute} of {name}? Write it in the block, as in {attribute} 5' },
  ...ofBareAnn(`
+   STR 5
    GRC 6
  round 1
    Ann: tests STR.
               ^^^
`),
  *check({ scenario }) {
    for (const { deed } of writtenDeeds(scenario))
      for (const { who, attribute, source } of attributesNeeded(deed))
        if (!who.attributes.has(attribute))
          yield found(
            unknownAttributeValue,
            'unknown',
            source,
            { attribute, ...naming('name', who) },
            { fixes: [add(`${attribute} 5`, who.combatant.source)] },
          );
  },
};

interface Needed {
  readonly who: Fighter;
  readonly attribute: Attribute;
  readonly source: Source;
}

/** The attributes that a deed tests, as written or by its kind, and those that an opponent tests against it. */
function attributesNeeded(deed: Deed): readonly Needed[] {
  const { actor, announcement, kind, targets } = deed;
  const { verb, clauses } = announcement;
  const written = lastFact(clauses, 'attributes');
  const [opponent] = targets;
  const implied = kind === 'reload' && lastFact(clauses, 'hurrying') === undefined ? undefined : testedBy[kind];
  const own = implied === undefined ? testedAttributes(deed) : [implied];
  const theirs = kind === 'flight' ? own : opponentsAttributes(deed);
  const needed = (who: Fighter, attributes: readonly Attribute[], names: readonly Words[] = []): readonly Needed[] =>
    attributes.map((attribute, index) => ({ who, attribute, source: names[index]?.source ?? verb.source }));
  return [
    ...needed(actor, own, implied === undefined ? written?.names : []),
    ...(opponent === undefined || opponent === actor ? [] : needed(opponent, theirs, written?.against)),
  ];
}

/** The attribute that some kinds of action always test. */
const testedBy: Readonly<Partial<Record<ActionKind, Attribute>>> = {
  grenade: 'GRC',
  'first aid': 'PRE',
  flight: 'GRC',
  reload: 'PRE',
  swimming: 'GRC',
  shedding: 'PRE',
  'picking a lock': 'PRE',
  'kicking a door': 'STR',
  'lifting bars': 'STR',
};

const untestedInitiative: LintRule<MoveablesFact> = {
  id: 'untested-initiative',
  severity: 'error',
  title: 'A player’s character without GRC',
  explanation:
    'In each round of a fight the players’ characters test GRC: whoever succeeds acts before the Host’s ' +
    'characters, and the others after them. Without GRC nothing can be tested, and somebody acts after them in every ' +
    'round.',
  messages: { unknown: '{Name} tests GRC for initiative, and has none; write it, as in GRC 5' },
  ...ofBareAnn(`
            ^^^
+   GRC 5
    STR 5
  combatant the Ghoul (it) of the Host
    GRC 4
  round 1
    Ann: tests STR.
`),
  *check({ scenario }) {
    if (!hasInitiative(castOf(scenario))) return;
    const seen = new Set<string>();
    for (const { deed, round } of writtenDeeds(scenario)) {
      const { actor } = deed;
      if (isOutsideFights(round) || !isTested(actor) || actor.attributes.has('GRC') || seen.has(actor.name)) continue;
      seen.add(actor.name);
      const { source } = actor.combatant;
      yield found(untestedInitiative, 'unknown', source, naming('name', actor), { fixes: [add('GRC 5', source)] });
    }
  },
};

type Twice = Of<'advantage' | 'disadvantage'>;
type Written = Deed['announcement'];

function reasonsToRollTwice({ clauses }: Written): readonly Twice[] {
  return clauses.filter((fact) => fact.kind === 'advantage' || fact.kind === 'disadvantage');
}

/** Those whose roll a reason is for: the actors if it names nobody. */
function rollersOf(scenario: Scenario<MoveablesFact>, { actors }: Written, { whose }: Twice): readonly Fighter[] {
  return fightersNamed(castOf(scenario), whose.length === 0 ? actors : whose);
}

const bothKindsOfTwice: LintRule<MoveablesFact> = {
  id: 'advantage-and-disadvantage',
  severity: 'warning',
  title: 'Advantage and disadvantage on one roll',
  explanation:
    'With advantage the better of two rolls counts, with disadvantage the worse. The text doesn’t say how they ' +
    'combine. Until the group decides, one die is rolled; “sets aside” leaves one of them out.',
  messages: { both: 'The text doesn’t say how advantage and disadvantage combine; leave one out' },
  ...ofAnn(`
  round 1
    Ann: tests STR.
      advantage "firm footing"
-     disadvantage "hands full"
      ^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const { deed } of announced(scenario)) {
      const { announcement } = deed;
      const reasons = reasonsToRollTwice(announcement);
      const contradicted = (fact: Twice, of: Twice): boolean =>
        fact.kind !== of.kind &&
        rollersOf(scenario, announcement, fact).some((who) => rollersOf(scenario, announcement, of).includes(who));
      const later = reasons.find((fact, at) => reasons.slice(0, at).some((before) => contradicted(before, fact)));
      const other = reasons.find((fact) => later !== undefined && contradicted(fact, later));
      if (later === undefined || other === undefined) continue;
      const fixes = [remove(later, announcement), remove(other, announcement, false, `Remove the ${other.kind}`)];
      yield found(bothKindsOfTwice, 'both', later.source, {}, { fixes });
    }
  },
};

const sameKindAgain: LintRule<MoveablesFact> = {
  id: 'second-advantage',
  severity: 'info',
  title: 'A second reason to roll twice',
  explanation: 'Advantage and disadvantage each mean one extra roll. A further reason for the same changes nothing.',
  messages: { again: 'A second {kind} changes nothing: it is one extra roll, however many reasons there are' },
  ...ofAnn(`
  round 1
    Ann: tests STR.
      advantage "firm footing"
-     advantage "a good grip"
      ^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const { deed } of announced(scenario)) {
      const { announcement } = deed;
      const reasons = reasonsToRollTwice(announcement);
      for (const [at, fact] of reasons.entries()) {
        const { kind, source } = fact;
        const before = reasons.slice(0, at).filter((each) => each.kind === kind);
        const isAgain = rollersOf(scenario, announcement, fact).every((who) =>
          before.some((each) => rollersOf(scenario, announcement, each).includes(who)),
        );
        if (isAgain) yield found(sameKindAgain, 'again', source, { kind }, { fixes: [remove(fact, announcement)] });
      }
    }
  },
};

export const testChecks: readonly LintRule<MoveablesFact>[] = [
  tooManyAttributes,
  repeatedAttribute,
  unknownAttributeValue,
  untestedInitiative,
  bothKindsOfTwice,
  sameKindAgain,
];
