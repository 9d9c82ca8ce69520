/**
 * The ways to deal the cards of one deck that lie under bounds. One pile is filled again and again, as there are
 * thousands.
 */
import { falling } from './falling.ts';

/** Cards under bounds, in ascending order of their places. */
export interface FallingProduct {
  readonly clear: () => void;
  readonly put: (count: number, place: number) => void;
  /**
   * In how many ways they can be dealt from a deck when `taken` cards within all these bounds have been dealt before.
   */
  readonly ways: (atMost: readonly number[], taken: number) => bigint;
}

/**
 * With bounds in ascending order each hand finds the cards within its bound less those that lower hands took, so that
 * the ways are a product of falling factorials, and hands under one bound count as one hand. Each card is different
 * from every other, and the order in which it is dealt counts.
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

/** Multiplying long numbers takes a while, and many of them are 1. */
export function product(a: bigint, b: bigint): bigint {
  if (a === 1n) return b;
  return b === 1n ? a : a * b;
}
