/** Checks of Situation Dice, lost dice and pinned dice. */
import { dieFaces } from '../../../chance/index.ts';
import { remove } from '../../../checking/mending.ts';
import { sayings } from '../../../checking/sayings.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import { shownCourses, shownPlans } from '../../../game/index.ts';
import { list } from '../../../play/words.ts';
import type { Modifier, Pool } from '../../../pool.ts';
import type { Scenario } from '../../../scenario.ts';
import { isFirst } from '../../../stage.ts';
import { castOf } from '../../demon-city/cast.ts';
import {
  claimFindings,
  claimMessages,
  roundCountedBy,
  roundsCountedBy,
  unpaidFindings,
  unpaidMessages,
} from '../../demon-city/checks/claims.ts';
import { writtenRound } from '../../demon-city/checks/written.ts';
import { factsOf, sameWords, type DemonCityFact, type Pin } from '../../demon-city/facts.ts';
import { startOf } from '../../demon-city/fight.ts';
import { pinProblems } from '../pin-problems.ts';
import { planDice } from '../plan.ts';
import { mostMiscellaneousDice, mostSituationDice } from '../pools/index.ts';
import { rounds, type DiceEdition } from '../rounds.ts';
import { rule } from '../rule-ids.ts';

const countedRound = roundCountedBy({ startOf, plan: planDice });

/** Computed once for all checks of claimed or lost dice. */
const countedRounds = roundsCountedBy(countedRound);

const shownCourse = shownCourses<DiceEdition>(rounds, 'recorded');

/** Plans the rounds for all checks, one a step. */
export function* checkSteps(scenario: Scenario<DemonCityFact>): Generator<undefined, void> {
  yield* shownCourse(scenario).goOn();
  const cast = castOf(scenario);
  for (const round of scenario.rounds) {
    planDice(cast, startOf(cast), round);
    yield;
    countedRound(scenario, round);
    yield;
    writtenRound(scenario, round);
    yield;
  }
}

const plannedRounds = shownPlans<DiceEdition>(rounds, shownCourse);

export const claimedDie: LintRule<DemonCityFact> = {
  id: 'claimed-die',
  severity: 'warning',
  title: 'A die that counts by itself',
  explanation:
    'Skill Die, Distraction Die, Defense Die, the Situation Die for the better weapon and the lost die for ' +
    'an injury follow from what is announced and from what has happened. Written by hand they have no ' +
    'effect: either they already count, or they don’t apply.',
  messages: claimMessages,
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    carries knife
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Bill: punches Ann.
-     advantage "skill die"
      ^^^^^^^^^^^^^^^^^^^^^
-   Ann: stabs Bill, advantage weapon die.
                     ^^^^^^^^^^^^^^^^^^^^
-     hindrance injury
      ^^^^^^^^^^^^^^^^
+   Ann: stabs Bill.
`),
  check: ({ scenario }) =>
    claimFindings(claimedDie, scenario, countedRounds(scenario), {
      weapon: rule.weapon,
      'higher stat': rule.skill,
      distraction: rule.distraction,
      defence: rule.defense,
      supernatural: undefined,
      injury: rule.injury,
      'called shot': undefined,
    }),
};

/**
 * Words that claim this die, besides sentences such as “he dodged her last round”; nothing is inferred from meaning
 * (reading t37).
 */
const claims = [
  'improved position',
  'defended last round',
  'defence last round',
  'defense last round',
  'successful defence',
  'successful defense',
  'successful defence last round',
  'successful defense last round',
  'last round’s defence',
  "last round's defence",
  'last round’s defense',
  "last round's defense",
];

export const claimedPosition: LintRule<DemonCityFact> = {
  id: 'claimed-position',
  severity: 'warning',
  title: 'A die after a defence, written by hand',
  explanation:
    'Somebody who defended successfully in the last round automatically has a Situation Die for it. Written ' +
    'by hand it is one more advantage, and counts even if nobody defended.',
  messages: {
    claimed: 'The Situation Die after a defence follows from the last round; written by hand, it counts a second time',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: dodges.
    Bill: punches Ann.
  round 2
    Ann: punches Bill.
-     advantage "defended last round"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const { facts, announcement } of sayings(scenario)) {
      for (const fact of factsOf(facts, 'advantage')) {
        if (!isClaim(scenario, sameWords(fact.words.text))) continue;
        yield found(claimedPosition, 'claimed', fact.source, {}, { fixes: [remove(fact, announcement, true)] });
      }
    }
  },
};

/** A person’s own defence in the last round, or just “dodged”: with or without who defended and against whom. */
function isClaim({ combatants }: Scenario<DemonCityFact>, words: string): boolean {
  const names = combatants.map(({ name }) => sameWords(name));
  const rest = (last: string): string =>
    [...names, 'he', 'she', 'it', 'they', 'him', 'her', 'them', 'has', 'have', 'successfully']
      .reduce((left, each) => left.replace(` ${each} `, ' '), ` ${last} `)
      .trim();
  return claims.includes(words) || /^(?:defended|dodged|blocked|parried)(?: (?:in )?last round)?$/.test(rest(words));
}

export const unpaidDie: LintRule<DemonCityFact> = {
  id: 'unpaid-die',
  severity: 'info',
  title: 'A lost die that can’t be paid',
  explanation:
    'Nobody goes below one die. In this edition, a further loss for somebody with a single die changes ' +
    'nothing; an advantage for the other side would.',
  messages: unpaidMessages,
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 2  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 2
  round 1
    Ann: punches Bill.
-     hindrance "drunk"
      ^^^^^^^^^^^^^^^^^
    Bill: punches Ann.
+     advantage "she is drunk"
`),
  /** A later round may bring the die for an improved position, which depends on what is rolled. */
  check({ scenario }) {
    return unpaidFindings(
      unpaidDie,
      countedRounds(scenario).filter(({ round }) => isFirst(scenario, round)),
      { lost: rule.miscellaneous.id },
      'die',
    );
  },
};

export const tooManyLostDice: LintRule<DemonCityFact> = {
  id: 'too-many-lost-dice',
  severity: 'info',
  title: 'A third Miscellaneous Lost Die',
  explanation:
    'Nobody loses more than two dice for difficulties of the situation, however many there are. The die for ' +
    'an injury is lost in addition to them.',
  messages: { uncounted: '{name} already loses {most} Miscellaneous Dice, for {reasons}: this one isn’t counted' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: punches Bill.
      advantage "a bottle in hand"
      advantage "her back to the wall"
      hindrance "drunk"
      hindrance "in the dark"
-     hindrance "knee-deep water"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* eachOnce(
      plannedRounds(scenario).flatMap(({ plan }) => [...plan.pools.actions.values()].flatMap(uncountedLosses)),
    );
  },
};

function uncountedLosses(pool: Pool): readonly Finding[] {
  const dice = pool.modifiers.filter((modifier) => modifier.rule === rule.miscellaneous.id);
  const reasons = list(
    dice
      .filter(({ standing }) => standing !== 'capped' && standing !== 'unused')
      .map(({ words, because }) => `“${words ?? because}”`),
  );
  return dice
    .filter((die) => die.standing === 'capped')
    .map((die) =>
      found(tooManyLostDice, 'uncounted', die.source, { name: pool.who, most: mostMiscellaneousDice, reasons }),
    );
}

export const tooManySituationDice: LintRule<DemonCityFact> = {
  id: 'too-many-situation-dice',
  severity: 'info',
  title: 'A third Situation Die',
  explanation:
    'Nobody in a Clash gets more than two Situation Dice, however many advantages there are. The die for the ' +
    'better weapon and the one after a successful defence are among them.',
  messages: { uncounted: '{name} already has {most} Situation Dice, for {reasons}: this one isn’t counted' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    carries knife
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
- situation "a cellar"
-   Bill announces before Ann.
  round 1
    Bill: punches Ann.
    Ann: stabs Bill with her knife.
    ^^^^^^^^^^^^^^^
      advantage "she is on the stair"
-     advantage "he has dust in his eyes"
-     advantage "he stands on one foot"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* eachOnce(
      plannedRounds(scenario).flatMap(({ plan }) => [...plan.pools.actions.values()].flatMap(uncountedDice)),
    );
  },
};

function uncountedDice(pool: Pool): readonly Finding[] {
  const dice = pool.modifiers.filter((modifier) =>
    [rule.situation.id, rule.weapon.id, rule.improved.id].some((id) => id === modifier.rule),
  );
  const reasons = list(dice.filter((die) => die.standing === 'counted').map(inWords));
  return dice
    .filter((die) => die.standing === 'capped')
    .map((die) =>
      found(tooManySituationDice, 'uncounted', die.source, { name: pool.who, most: mostSituationDice, reasons }),
    );
}

function inWords({ because, words }: Modifier): string {
  return words === undefined ? because : `“${words}”`;
}

export const pinnedDice: LintRule<DemonCityFact> = {
  id: 'pinned-dice',
  severity: 'error',
  title: 'Pinned dice that don’t fit',
  explanation:
    `A pin names the die that counts, or all of them: as many as there are, each from 1 to ${dieFaces}. If ` +
    'more or fewer are pinned, the first of them are used and the rest are rolled.',
  messages: {
    face: 'No die shows {number}, so it is left out: pin a number from 1 to {faces}',
    count:
      '{name} has {dice}, so {pins} can’t be pinned: as many as fit are used, and any others are rolled; pin ' +
      'the one that counts, or all of them',
    damage:
      'The damage to {target} is {dice}, so {pins} can’t be pinned: as many as fit are used, and any others ' +
      'are rolled; pin the one that counts, or all of them',
    host: 'The Host rolls nothing against what {name} does, so there is nothing to pin',
    none: 'Nothing opposes what {name} does, so nothing is rolled for it, and there is nothing to pin',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 2
  round 1
    Ann: punches Bill.
-     throws 12
      ^^^^^^^^^
-     damage throws 4 4 4
      ^^^^^^^^^^^^^^^^^^^
+     throws 10
+     damage throws 4 4
    Bill: dodges Ann.
-     throws 3 4 5
      ^^^^^^^^^^^^
+     throws 3 4
`),
  *check({ scenario }) {
    if (!scenario.rounds.some((round) => round.announcements.some(({ clauses }) => factsOf(clauses, 'pin').length > 0)))
      return;
    const reported = new Set<Pin>();
    for (const { plan, certain } of plannedRounds(scenario)) {
      for (const [pin, problems] of pinProblems(plan)) {
        const sure = problems.filter(({ hangs = false }) => certain || !hangs);
        if (sure.length === 0 || reported.has(pin)) continue;
        reported.add(pin);
        for (const { message, source, data } of sure) yield found(pinnedDice, message, source, data);
      }
    }
  },
};

export const diceChecks: readonly LintRule<DemonCityFact>[] = [
  claimedDie,
  unpaidDie,
  tooManySituationDice,
  tooManyLostDice,
  claimedPosition,
  pinnedDice,
];
