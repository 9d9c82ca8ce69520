/**
 * Counts of cards under bounds, written as the digits of one number, so that two of them are added by one addition and
 * found again in a map. Each pair of a bound and a deck that comes up has a digit of its own.
 */
import { newList } from '../list.ts';
import { times, toLong } from '../long.ts';
import type { Long } from '../long.ts';

/**
 * A bound on values, the lowest of what is given: `fixed` is a place in the list of values, `lead` is counted from the
 * value of the leading hand, and `limit` is one of two bounds that are swept. Nothing given is no bound.
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

/** So many cards of one deck under one bound. */
export interface Stand {
  readonly deck: number;
  readonly bound: Bound;
  readonly count: number;
}

/** What stands in one digit, with the number that has this digit only. */
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

/**
 * Columns of which none has come up yet. No digit overflows, as no more cards of a deck are counted than `dealt` from
 * it.
 */
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
