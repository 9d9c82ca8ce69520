/** Counts the ways to deal the cards of one deck under bounds, with a buffer that is reused for thousands of counts. */
import { falling } from './falling.ts';

/** Counts of cards under bounds, kept in ascending order of place. */
export interface FallingProduct {
  readonly clear: () => void;
  readonly put: (count: number, place: number) => void;
  /** The number of ways to deal them from a deck after `taken` cards within all these bounds have been dealt. */
  readonly ways: (atMost: readonly number[], taken: number) => bigint;
}

/**
 * With bounds in ascending order, each hand can take the cards within its bound minus those taken by lower hands, so
 * the ways are a product of falling factorials, and hands under one bound count as one. Cards are distinct, and the
 * order of dealing counts.
 */
export function newFallingProduct(): FallingProduct {
  const counts: number[] = [];
  const places: number[] = [];
  let size = 0;
  return {
    clear: () => {
      size = 0;
    },
    put: (count, place) => {
      let at = size;
      for (; at > 0 && (places[at - 1] ?? 0) > place; at -= 1) {
        places[at] = places[at - 1] ?? 0;
        counts[at] = counts[at - 1] ?? 0;
      }
      places[at] = place;
      counts[at] = count;
      size += 1;
    },
    ways: (atMost, taken) => {
      let ways = 1n;
      let dealt = taken;
      for (let at = 0; at < size && ways !== 0n; at += 1) {
        const count = counts[at] ?? 0;
        ways = product(ways, falling((atMost[places[at] ?? 0] ?? 0) - dealt, count));
        dealt += count;
      }
      return ways;
    },
  };
}

/** Multiplies, skipping the frequent factor 1, since bigint products are slow. */
export function product(a: bigint, b: bigint): bigint {
  if (a === 1n) return b;
  return b === 1n ? a : a * b;
}
