/** In how many ways hands can be dealt so that the highest card of each lies within its bound. */
import { deckSize } from './deck.ts';
import type { Deck } from './deck.ts';
import { falling } from './falling.ts';

/** Some cards of which none may exceed a value. */
export interface BoundedHand {
  readonly size: number;
  readonly atMost: number;
}

/**
 * The number of ordered deals from one deck; each card counts as different from every other.
 * In ascending order of bounds each hand finds the cards within its bound less those that the hands before it took,
 * so the ways are a product of falling factorials, and depend only on how many cards stand under each bound.
 */
export function waysWithin(deck: Deck, hands: readonly BoundedHand[]): bigint {
  const sorted = [...hands].sort((a, b) => a.atMost - b.atMost);
  const available = sorted.map(({ atMost }) => deckSize(deck.filter(({ value }) => value <= atMost)));
  return waysInOrder(available, sorted.map(({ size }) => size));
}

/** The same where `available` cards lie within the ascending bounds under which `sizes` cards stand. */
export function waysInOrder(available: readonly number[], sizes: readonly number[]): bigint {
  let ways = 1n;
  let taken = 0;
  for (const [place, size] of sizes.entries()) {
    if (size === 0) continue;
    ways *= falling((available[place] ?? 0) - taken, size);
    if (ways === 0n) return 0n;
    taken += size;
  }
  return ways;
}
