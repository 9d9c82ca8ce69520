/** A written round with its pools, for the checks that look at throws or dice. */
import type { Pool } from '../../../pool.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import { castOf, type Cast } from '../cast.ts';
import type { DemonCityFact } from '../facts.ts';
import type { Fight } from '../fight.ts';
import type { RoundPlan } from '../plan.ts';
import { derive } from '../../../derive/index.ts';
import { fightsBefore, isSure } from './written.ts';

/** A round with the pools that one edition counts in it. */
export interface CountedRound {
  readonly cast: Cast;
  readonly round: Round<DemonCityFact>;
  readonly plan: RoundPlan<Fight, { readonly actions: ReadonlyMap<string, Pool> }>;
  /** Whether the text alone says how things stand when the round begins. */
  readonly sure: boolean;
}

/** What an edition brings: the fight as it begins, and the plan of a round with its pools. */
interface Counting<F extends Fight> {
  readonly startOf: (cast: Cast) => F;
  readonly plan: (cast: Cast, before: F, round: Round<DemonCityFact>) => CountedRound['plan'];
}

/**
 * A written round with its pools, as the text alone says how things stand: the heads of earlier rounds count, chance
 * doesn't.
 */
export function roundCountedBy<F extends Fight>({
  startOf,
  plan,
}: Counting<F>): (scenario: Scenario<DemonCityFact>, round: Round<DemonCityFact>) => CountedRound {
  const fightBefore = fightsBefore<F>();
  return (scenario, round) => {
    const cast = castOf(scenario);
    return {
      cast,
      round,
      plan: plan(cast, fightBefore(scenario, startOf(cast), round), round),
      sure: isSure(scenario, round),
    };
  };
}

/** All of them, worked out once for all checks. */
export function roundsCountedBy(
  countedRound: ReturnType<typeof roundCountedBy>,
): (scenario: Scenario<DemonCityFact>) => readonly CountedRound[] {
  return derive('demon-city/counted rounds', (scenario: Scenario<DemonCityFact>) =>
    scenario.rounds.map((round) => countedRound(scenario, round)),
  );
}
