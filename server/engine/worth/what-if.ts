/** What would be if somebody threw otherwise: from this the worth of an extra or lost throw is told. */
import type { Modifier } from '../pool.ts';

/**
 * One pool counted otherwise. What is left out is everything in the pool of `who` that says the same as the modifier,
 * as the points of one bonus do; where it was passed on or turned into something else, that of which it came. What is
 * added is one of the `additions` of the game, by its id. `also` goes at the same time, out of the same pool.
 */
export type PoolChange =
  | { readonly who: string; readonly without: Modifier; readonly also?: readonly Modifier[] }
  | { readonly who: string; readonly add: string };

/**
 * Something that somebody could have more of, as a helper: `called` is what it is told as, at the beginning of a
 * sentence. `forAll` is set where it is asked of those against them too.
 */
export interface Addition {
  readonly id: string;
  readonly called: string;
  readonly forAll?: true;
}

/** What can be added in a game that says nothing else: an advantage of the plainest kind. */
export const plainAdditions: readonly Addition[] = [{ id: 'advantage', called: 'One more advantage', forAll: true }];

/**
 * A change in one written round, by its index. Only its odds are asked for, and of them only those of contests in which
 * `who` takes part.
 */
export interface WhatIf {
  readonly round: number;
  readonly change: PoolChange;
}
