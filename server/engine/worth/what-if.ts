/** Types of what-if questions about throws, from which the worth of a throw is computed. */
import type { Modifier } from '../pool.ts';

/**
 * A change of one pool. `without` leaves out everything in the pool of `who` that says the same as the modifier, such
 * as the points of one bonus; if it was passed on or turned into something else, its origin is left out. `also` is left
 * out of the same pool at the same time. `add` is the id of one of the game’s `additions`.
 */
export type PoolChange =
  | { readonly who: string; readonly without: Modifier; readonly also?: readonly Modifier[] }
  | { readonly who: string; readonly add: string };

/**
 * Something that somebody could have more of, such as a helper: `called` is its name at the beginning of a sentence.
 * `forAll` is set if it is examined for opponents too.
 */
export interface Addition {
  readonly id: string;
  readonly called: string;
  readonly forAll?: true;
}

/** The default additions of a game: a plain advantage. */
export const plainAdditions: readonly Addition[] = [{ id: 'advantage', called: 'One more advantage', forAll: true }];

/**
 * A change in one written round, by its index. Only the odds of that round are computed, and only of contests in which
 * `who` takes part.
 */
export interface WhatIf {
  readonly round: number;
  readonly change: PoolChange;
}
