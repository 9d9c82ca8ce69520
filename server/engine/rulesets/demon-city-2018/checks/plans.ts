/** Every written round planned from the start of the fight: worked out once for all checks that look at pools or hands. */
import type { Round } from '../../../scenario.ts';
import { castOf, type Cast } from '../../demon-city/cast.ts';
import { oncePerScenario } from '../../demon-city/checks/once.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { startOf, type RoundPlan } from '../fight.ts';
import { planCards } from '../plan.ts';

export interface PlannedRound {
  readonly cast: Cast;
  readonly round: Round<DemonCityFact>;
  readonly plan: RoundPlan;
}

/** Later rounds may find the fight changed; what is wrong here is wrong before anything has happened. */
export const plannedRounds = oncePerScenario((scenario): readonly PlannedRound[] => {
  const cast = castOf(scenario);
  const start = startOf(cast);
  return scenario.rounds.map((round) => ({ cast, round, plan: planCards(cast, start, round) }));
});
