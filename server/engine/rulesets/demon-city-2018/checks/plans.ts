/** Every written round planned from the start of the fight: worked out once for all checks that look at pools or hands. */
import { oncePer, oncePerPair } from '../../../once.ts';
import type { Round } from '../../../scenario.ts';
import { castOf, type Cast } from '../../demon-city/cast.ts';
import { oncePerScenario } from '../../demon-city/checks/once.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { startOf, type RoundPlan, type TarotFight } from '../fight.ts';
import { planCards } from '../plan.ts';

export interface PlannedRound {
  readonly cast: Cast;
  readonly round: Round<DemonCityFact>;
  readonly plan: RoundPlan;
}

/** Many rounds are looked at by several checks in the state in which the fight begins; each is planned once. */
const plansOf = oncePer((cast: Cast) => oncePerPair((found: TarotFight, round: Round<DemonCityFact>) => planCards(cast, found, round)));

/** The plan of a round that starts from this state of the fight. */
export function planFrom(cast: Cast, found: TarotFight, round: Round<DemonCityFact>): RoundPlan {
  return plansOf(cast)(found, round);
}

/** Later rounds may find the fight changed; what is wrong here is wrong before anything has happened. */
export const plannedRounds = oncePerScenario((scenario): readonly PlannedRound[] => {
  const cast = castOf(scenario);
  const start = startOf(cast);
  return scenario.rounds.map((round) => ({ cast, round, plan: planFrom(cast, start, round) }));
});
