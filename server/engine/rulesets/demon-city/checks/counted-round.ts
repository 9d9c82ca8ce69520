/** A written round with its pools, for the checks that look at throws or dice. */
import type { Pool } from '../../../pool.ts';
import type { Round } from '../../../scenario.ts';
import type { Cast } from '../cast.ts';
import type { DemonCityFact } from '../facts.ts';
import type { Fight } from '../fight.ts';
import type { RoundPlan } from '../plan.ts';

/** A round with the pools that one edition counts in it. */
export interface CountedRound {
  readonly cast: Cast;
  readonly round: Round<DemonCityFact>;
  readonly plan: RoundPlan<Fight, { readonly actions: ReadonlyMap<string, Pool> }>;
  /** Whether the text alone says how things stand when the round begins. */
  readonly sure: boolean;
}
