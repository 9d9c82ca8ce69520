/** Every written round as the text alone says how things stand: the heads of earlier rounds count, dice don’t. */
import { eachOnce, type Finding, type Found } from '../../../finding.ts';
import { deriveInSteps } from '../../../derive/index.ts';
import { roundNumbers } from '../../../play/course.ts';
import type { Announcement, Round, Scenario } from '../../../scenario.ts';
import { mayLack } from '../../../unread.ts';
import type { Attempt } from '../attempt.ts';
import { castOf } from '../cast.ts';
import type { QuickShotFact } from '../facts.ts';
import type { Fight } from '../fight.ts';
import { planRound, startOf, type RoundPlan } from '../plan.ts';

/**
 * The plan of each round, in the order of the text; what depends on a condition leaves rounds after it as they are.
 * Worked out once for all checks.
 */
export const writtenPlans = deriveInSteps(
  'quick-shot/plans as written',
  function* planned(scenario: Scenario<QuickShotFact>): Generator<undefined, readonly RoundPlan[]> {
    const cast = castOf(scenario);
    const plans = new Map<Round<QuickShotFact>, RoundPlan>();
    let fight: Fight = startOf(cast);
    for (const number of roundNumbers(scenario)) {
      const rounds = scenario.rounds.filter((round) => round.number === number);
      for (const round of rounds) plans.set(round, planRound(cast, fight, round));
      yield;
      const [only] = rounds;
      if (only?.when === 'always') fight = plans.get(only)?.context.fight ?? fight;
    }
    return scenario.rounds.flatMap((round) => plans.get(round) ?? []);
  },
);

/** What is found in any round, each finding once. */
export function foundInRounds(
  scenario: Scenario<QuickShotFact>,
  check: (plan: RoundPlan) => readonly Finding[],
): Found {
  return eachOnce(roundByRound(scenario, check));
}

function* roundByRound(scenario: Scenario<QuickShotFact>, check: (plan: RoundPlan) => readonly Finding[]): Found {
  for (const plan of yield* writtenPlans.steps(scenario)) {
    yield* check(plan);
    yield undefined;
  }
}

/** What is found to be missing in a round; nothing is where something couldn’t be read, for that may be it. */
export function missingInRounds(
  scenario: Scenario<QuickShotFact>,
  check: (plan: RoundPlan) => readonly Finding[],
): Found {
  return foundInRounds(scenario, (plan) => (mayLack(scenario, plan.context.round) ? [] : check(plan)));
}

/** What is found in any attempt. */
export function foundInAttempts(
  scenario: Scenario<QuickShotFact>,
  check: (attempt: Attempt, plan: RoundPlan) => readonly Finding[],
): Found {
  return foundInRounds(scenario, (plan) => plan.attempts.flatMap((attempt) => check(attempt, plan)));
}

/** What is found to be missing in an attempt. */
export function missingInAttempts(
  scenario: Scenario<QuickShotFact>,
  check: (attempt: Attempt, plan: RoundPlan) => readonly Finding[],
): Found {
  return missingInRounds(scenario, (plan) => plan.attempts.flatMap((attempt) => check(attempt, plan)));
}

/** Every announcement of a scenario, in the order of the text. */
export function announcementsIn(scenario: Scenario<QuickShotFact>): readonly Announcement<QuickShotFact>[] {
  return scenario.rounds.flatMap(({ announcements }) => announcements);
}

/** Everything that is said at the heads: of the scenario and its situation, and of each round. */
export function headFacts(scenario: Scenario<QuickShotFact>): readonly QuickShotFact[] {
  return [...scenario.facts, ...scenario.rounds.flatMap(({ facts }) => facts)];
}

/** What the blocks say of those who take part, those of creatures too, each block by itself. */
export function blocksIn(
  scenario: Scenario<QuickShotFact>,
): readonly { readonly name: string; readonly traits: readonly QuickShotFact[] }[] {
  return [...scenario.creatures, ...scenario.combatants];
}
