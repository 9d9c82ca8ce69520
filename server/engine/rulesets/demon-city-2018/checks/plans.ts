/** Every written round planned from the start of the fight: worked out once for all checks that look at pools or hands. */
import type { Round, Scenario } from '../../../scenario.ts';
import { castOf, type Cast } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { startOf } from '../fight.ts';
import type { RoundPlan } from '../fight.ts';
import { planCards } from '../plan.ts';

export interface PlannedRound {
  readonly cast: Cast;
  readonly round: Round<DemonCityFact>;
  readonly plan: RoundPlan;
}

const planned = new WeakMap<Scenario<DemonCityFact>, readonly PlannedRound[]>();

/** Later rounds may find the fight changed; what is wrong here is wrong before anything has happened. */
export function plannedRounds(scenario: Scenario<DemonCityFact>): readonly PlannedRound[] {
  const known = planned.get(scenario);
  if (known !== undefined) return known;
  const cast = castOf(scenario);
  const start = startOf(cast);
  const made = scenario.rounds.map((round) => ({ cast, round, plan: planCards(cast, start, round) }));
  planned.set(scenario, made);
  return made;
}
