/** What would be if somebody threw otherwise: from this the worth of an extra or lost throw is told. */
import type { Modifier } from './pool.ts';

/**
 * One pool counted otherwise. What is left out is everything in the pool of `who` that says the same as the modifier, as
 * the points of one bonus do; where it was passed on or turned into something else, that of which it came. What is
 * added is one advantage of the plainest kind that the game has. `also` goes at the same time, out of the same pool.
 */
export type PoolChange =
  | { readonly who: string; readonly without: Modifier; readonly also?: readonly Modifier[] }
  | { readonly who: string; readonly add: 'advantage' };

/** A change in one written round, by its index. Only its odds are asked for, and of them only those of contests in which `who` takes part. */
export interface WhatIf {
  readonly round: number;
  readonly change: PoolChange;
}
