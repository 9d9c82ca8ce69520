/** Checks of shocks and panic. */
import { remove, write } from '../../../checking/mending.ts';
import { naming, namingNames } from '../../../checking/naming.ts';
import { sayings } from '../../../checking/sayings.ts';
import { bodiesNamed, known, statOf, traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import type { Announcement, Combatant, Round, Scenario } from '../../../scenario.ts';
import { decisionAbout } from '../../demon-city/change.ts';
import { actorsOf, mayBeBack, writtenRounds, type WrittenRound } from '../../demon-city/checks/written.ts';
import { factsOf, lastFact, type DemonCityFact } from '../../demon-city/facts.ts';
import { conditionOf, isDown, isIneffective } from '../../demon-city/fight.ts';
import { actionKind } from '../../demon-city/vocabulary.ts';

export const announcesInPanic: LintRule<DemonCityFact> = {
  id: 'announces-in-panic',
  severity: 'warning',
  title: 'An announcement of somebody in a panic',
  explanation:
    'Somebody with no Calm left has to throw to regain it before announcing anything. The text has no rule ' +
    'for that throw: the Host decides it, by `decides panic of NAME: calm again` at the head of the round or ' +
    'before, or says by `decides panic of NAME "…"` what they do instead.',
  messages: {
    panicked: '{Name} is in a panic, and nobody has decided that {name} is calm again, so this doesn’t happen',
    still: 'You decided that {name} is still panicking, so this doesn’t happen',
    below: '{Name} is below 0 Calm and does nothing, so this doesn’t happen',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2  Calm 0 of 3
    is panicked
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
+   decides panic of Ann: calm again.
    Bill: waits.
    Ann: punches Bill.
    ^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const announcement of written.round.announcements) yield* panicIn(written, announcement);
    }
  },
};

/** One sentence for several bodies still holds for those who are calm, so it is reported only if all are in a panic. */
function panicIn(written: WrittenRound, announcement: Announcement<DemonCityFact>): readonly Finding[] {
  if (actionKind(announcement.kind) === 'nothing') return [];
  const actors = actorsOf(written.cast, announcement);
  const findings = actors.flatMap(({ name }) => panicOf(written, announcement, name));
  return findings.length === actors.length ? findings.slice(0, 1) : [];
}

/** A deed decided in place of the announcement is reported by the play. */
function panicOf(written: WrittenRound, announcement: Announcement<DemonCityFact>, name: string): readonly Finding[] {
  const { cast, plan, round } = written;
  const who = cast.fighters.get(name);
  const condition = conditionOf(plan.fight, name);
  if (who === undefined || !condition.panicked || isDown(condition)) return [];
  const decision = decisionAbout(plan.context.facts, 'panic', who);
  if (decision?.calming === 'still panicked')
    return [found(announcesInPanic, 'still', announcement.source, naming('name', who))];
  if (decision !== undefined || mayBeBack(written, name, 'panic')) return [];
  if (isIneffective(condition)) return [found(announcesInPanic, 'below', announcement.source, naming('name', who))];
  return [
    found(announcesInPanic, 'panicked', announcement.source, naming('name', who), { fixes: [calmAgain(name, round)] }),
  ];
}

function calmAgain(name: string, round: Round<DemonCityFact>): Fix {
  return {
    title: `Decide that ${name} is calm again`,
    certain: false,
    intents: [{ do: 'add sentence after', at: round.source, text: `decides panic of ${name}: calm again.` }],
  };
}

export const needlessPanic: LintRule<DemonCityFact> = {
  id: 'needless-panic',
  severity: 'warning',
  title: 'A panic decision for somebody who isn’t in a panic',
  explanation:
    'Somebody is in a panic when their Calm is gone: by a shock, or because a sentence says so. If neither ' +
    'is written, there is nothing to decide.',
  messages: {
    needless:
      'Nothing here shocks {name}, and no sentence says that {name} is panicked, so this decision has no effect',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2  Calm 3
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
+   Ann is panicked.
    decides panic of Ann "she drops the lamp".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Ann: punches Bill.
`),
  *check({ scenario }) {
    for (const decision of sayings(scenario).flatMap(({ facts }) => factsOf(facts, 'decision'))) {
      if (decision.about !== 'panic') continue;
      const names = known(decision.whom);
      const bodies = names.flatMap((name) => bodiesNamed(scenario, name));
      if (bodies.length === 0 || bodies.some((body) => mayPanic(scenario, body))) continue;
      yield found(
        needlessPanic,
        'needless',
        decision.source,
        { name: list(names) },
        { fixes: [remove(decision, undefined, false)] },
      );
    }
  },
};

function mayPanic(scenario: Scenario<DemonCityFact>, body: Combatant<DemonCityFact>): boolean {
  const facts = sayings(scenario).flatMap((saying) => saying.facts);
  const named = (refs: readonly { readonly id?: string }[]): boolean =>
    refs.some((ref) => bodiesNamed(scenario, ref.id).includes(body));
  return (
    factsOf(facts, 'shock').some((shock) => named(shock.on)) ||
    factsOf(facts, 'state').some((state) => state.state === 'panicked' && named(state.who)) ||
    factsOf(traitsOf(scenario, body), 'state').some((state) => state.state === 'panicked') ||
    (statOf(scenario, body, 'Calm')?.value ?? 1) <= 0
  );
}

export const noCalmCheckNumber: LintRule<DemonCityFact> = {
  id: 'no-calm-check-number',
  severity: 'warning',
  title: 'A shock without a Calm Check number',
  explanation:
    'The Calm Check number of the cause of a shock says how hard it is to stay calm: animals have 1 to 5, ' +
    'Horrors 5 to 8. If it isn’t written, it counts as 0.',
  messages: {
    missing: '{Name} has no Calm Check number, so it counts as 0; write “Calm Check 5” in the block of {name}',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant the Ghoul (it) of the Host
    Agility 3  Toughness 4
+   Calm Check 6
  combatant Ann (she) of the Players
    Agility 3  Toughness 2  Calm 3
  round 1
    the Ghoul shocks Ann.
        ^^^^^
    Ann: punches the Ghoul.
`),
  *check({ scenario }) {
    const reported = new Set<string>();
    for (const { by } of sayings(scenario).flatMap(({ facts }) => factsOf(facts, 'shock'))) {
      const body = bodiesNamed(scenario, by.id).find(
        (each) => lastFact(traitsOf(scenario, each), 'calm check') === undefined,
      );
      if (body === undefined || reported.has(body.name)) continue;
      reported.add(body.name);
      yield found(noCalmCheckNumber, 'missing', by.source, namingNames(scenario, 'name', body.name));
    }
  },
};

export const calmCheckOutOfRange: LintRule<DemonCityFact> = {
  id: 'calm-check-out-of-range',
  severity: 'error',
  title: 'A Calm Check number outside 0 to 9',
  explanation:
    'A Calm Check number is compared with Calm and goes from 0 to 9 like a stat. Only the supernatural has no ' +
    'ceiling: write `supernatural` in its block, or correct the number.',
  messages: {
    outside: 'Calm Check {number} is outside {low} to {high}, but still counts; only the supernatural may go beyond',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant the Hound (it) of the Host
    Agility 3  Toughness 4
-   Calm Check 99
               ^^
+   Calm Check 9
`),
  *check({ scenario }) {
    for (const creature of scenario.creatures) yield* outOfRange(creature.traits, creature.traits);
    for (const combatant of scenario.combatants) yield* outOfRange(combatant.traits, traitsOf(scenario, combatant));
  },
};

/** `traits` are all that apply, `own` those of the block itself. */
function* outOfRange(own: readonly DemonCityFact[], traits: readonly DemonCityFact[]): Iterable<Finding> {
  const number = lastFact(own, 'calm check')?.number;
  if (number === undefined || lastFact(traits, 'supernatural') !== undefined) return;
  const nearest = Math.min(Math.max(Math.trunc(number.value), lowestStat), highestStat);
  if (nearest === number.value) return;
  yield found(
    calmCheckOutOfRange,
    'outside',
    number.source,
    { number: number.value, low: lowestStat, high: highestStat },
    { fixes: [write(String(nearest), number.source)] },
  );
}

const [lowestStat, highestStat] = [0, 9];

export const panicChecks: readonly LintRule<DemonCityFact>[] = [
  announcesInPanic,
  noCalmCheckNumber,
  calmCheckOutOfRange,
  needlessPanic,
];
