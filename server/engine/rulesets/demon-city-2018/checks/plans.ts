/**
 * Every written round planned from the start of the fight: worked out once for all checks that look at pools or hands.
 */
import type { Round, Scenario } from '../../../scenario.ts';
import { castOf, type Cast } from '../../demon-city/cast.ts';
import { derive } from '../../../derive/index.ts';
import { writtenRound } from '../../demon-city/checks/written.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { startOf, type RoundPlan } from '../fight.ts';
import { planCards } from '../plan.ts';
import { countedRound } from './standing-plans.ts';

export interface PlannedRound {
  readonly cast: Cast;
  readonly round: Round<DemonCityFact>;
  readonly plan: RoundPlan;
}

/** The rounds as all checks look at them, planned one a step. */
export function* checkSteps(scenario: Scenario<DemonCityFact>): Generator<undefined, void> {
  const cast = castOf(scenario);
  for (const round of scenario.rounds) {
    planCards(cast, startOf(cast), round);
    yield;
    countedRound(scenario, round);
    yield;
    writtenRound(scenario, round);
    yield;
  }
}

/** Later rounds may find the fight changed; what is wrong here is wrong before anything has happened. */
export const plannedRounds = derive(
  'demon-city-2018/planned rounds',
  (scenario: Scenario<DemonCityFact>): readonly PlannedRound[] => {
    const cast = castOf(scenario);
    const start = startOf(cast);
    return scenario.rounds.map((round) => ({ cast, round, plan: planCards(cast, start, round) }));
  },
);
