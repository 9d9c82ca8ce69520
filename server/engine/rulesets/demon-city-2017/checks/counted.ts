/** The planned rounds as the checks see them that both editions share. */
import type { Scenario } from '../../../scenario.ts';
import type { CountedRound } from '../../demon-city/checks/counted-round.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { plannedRounds } from './plans.ts';

/** A later round is sure only where the text alone says how it begins: what was rolled in one course isn’t. */
export function countedRounds(scenario: Scenario<DemonCityFact>): readonly CountedRound[] {
  const first = Math.min(...scenario.rounds.map((round) => round.number));
  return plannedRounds(scenario).map(({ plan }) => ({ cast: plan.moment.cast, round: plan.round, plan, sure: plan.round.number === first }));
}
