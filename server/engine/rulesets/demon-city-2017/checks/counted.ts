/** Every written round with its dice, as the text alone says how things stand: the heads of earlier rounds count, what is rolled doesn't. */
import type { Scenario } from '../../../scenario.ts';
import { castOf } from '../../demon-city/cast.ts';
import type { CountedRound } from '../../demon-city/checks/counted-round.ts';
import { fightBefore, isSure } from '../../demon-city/checks/written.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { startOf } from '../../demon-city/fight.ts';
import { planDice } from '../plan.ts';

const counted = new WeakMap<Scenario<DemonCityFact>, readonly CountedRound[]>();

/** Worked out once for all checks that look at claimed or lost dice. */
export function countedRounds(scenario: Scenario<DemonCityFact>): readonly CountedRound[] {
  const known = counted.get(scenario);
  if (known !== undefined) return known;
  const cast = castOf(scenario);
  const start = startOf(cast);
  const made = scenario.rounds.map((round) => ({ cast, round, plan: planDice(cast, fightBefore(cast, start, round), round), sure: isSure(cast, round) }));
  counted.set(scenario, made);
  return made;
}
