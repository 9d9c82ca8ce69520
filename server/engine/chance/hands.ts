/** In how many ways hands of one deck can be dealt so that the highest card of each lies within its bound. */
import { falling } from './falling.ts';

/** A bound by its number, and the place of the highest value within it. */
export interface PlacedBound {
  readonly bound: number;
  readonly place: number;
}

/**
 * The number of ordered deals, each card being different from every other, when `taken` cards have been dealt already
 * that lie within all these bounds. `atMost` tells for each place how many cards of the deck lie at or below it, `row`
 * for each bound how many cards stand under it, and `ascending` gives the bounds in order of their places.
 * Each hand finds the cards within its bound less those that lower hands took, so that the ways are a product of
 * falling factorials, and hands under one bound count as one hand.
 */
export function waysInOrder(atMost: readonly number[], row: readonly number[], ascending: readonly PlacedBound[], taken: number): bigint {
  let ways = 1n;
  let dealt = taken;
  for (const { bound, place } of ascending) {
    const count = row[bound] ?? 0;
    if (count === 0) continue;
    ways *= falling((atMost[place] ?? 0) - dealt, count);
    dealt += count;
  }
  return ways;
}
