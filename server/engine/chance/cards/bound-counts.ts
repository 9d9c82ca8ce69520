/**
 * Encodes counts of cards under bounds as the digits of one number, which makes adding and map lookup single
 * operations. Each pair of a bound and a deck that occurs has its own digit.
 */
import { newList } from '../list.ts';
import { times, toLong } from '../long.ts';
import type { Long } from '../long.ts';

/**
 * An upper bound on values, the lowest of the given fields: `fixed` is an index in the list of values, `lead` an offset
 * from the leading hand’s value, and `limit` one of two swept bounds. Without fields there is no bound.
 */
export interface Bound {
  readonly fixed?: number;
  readonly lead?: number;
  readonly limit?: 'opposed' | 'free';
}

/** The digits as one number; adding two adds digit by digit. */
export type Counts = Long;

/** No card under any bound. */
export const noCounts: Counts = 0;

/** A number of cards of one deck under one bound. */
export interface Stand {
  readonly deck: number;
  readonly bound: Bound;
  readonly count: number;
}

/** One digit decoded, and the number that has only this digit. */
export interface Digit extends Stand {
  readonly counts: Counts;
}

export interface BoundCounts {
  readonly countsOf: (stand: Stand) => Counts;
  readonly digitsOf: (counts: Counts) => readonly Digit[];
}

interface Column {
  readonly deck: number;
  readonly bound: Bound;
  readonly unit: Long;
  readonly base: number;
}

/** An empty encoding. Digits can’t overflow, since no more cards of a deck are counted than `dealt` from it. */
export function newBoundCounts(dealt: readonly number[]): BoundCounts {
  const columns = newList<string, Column>();
  const known = new Map<Bound, (Long | undefined)[]>();
  const newColumn = (deck: number, bound: Bound): Column => {
    const last = columns.items.at(-1);
    return { deck, bound, unit: last === undefined ? 1 : times(last.unit, last.base), base: (dealt[deck] ?? 0) + 1 };
  };
  const unitOf = (deck: number, bound: Bound): Long =>
    columns.items[
      columns.numberOf(`${deck},${bound.fixed ?? ''},${bound.lead ?? ''},${bound.limit ?? ''}`, () =>
        newColumn(deck, bound),
      )
    ]?.unit ?? 0;
  return {
    countsOf: ({ deck, bound, count }) => {
      if (count === 0) return noCounts;
      const units = known.get(bound) ?? [];
      if (units.length === 0) known.set(bound, units);
      return times(count, (units[deck] ??= unitOf(deck, bound)));
    },
    digitsOf: (counts) => {
      const digits: Digit[] = [];
      let rest = counts;
      for (const { deck, bound, unit, base } of columns.items) {
        if (rest === 0) break;
        const count = typeof rest === 'number' ? rest % base : Number(rest % BigInt(base));
        rest = typeof rest === 'number' ? (rest - count) / base : toLong(rest / BigInt(base));
        if (count > 0) digits.push({ deck, bound, count, counts: times(count, unit) });
      }
      return digits;
    },
  };
}
