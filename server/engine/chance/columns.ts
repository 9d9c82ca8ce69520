/**
 * Counts of cards under bounds, written as the digits of one number, so that two of them are added by one addition and
 * found again in a map. Each pair of a bound and a deck that comes up has a digit of its own.
 */
import { newList } from './list.ts';
import { toLong } from './long.ts';
import type { Long } from './long.ts';

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

export interface Columns {
  readonly countsOf: (stand: Stand) => Counts;
  readonly standsOf: (counts: Counts) => readonly Stand[];
}

interface Column {
  readonly deck: number;
  readonly bound: Bound;
  readonly unit: bigint;
  readonly base: number;
}

/** Columns of which none has come up yet. No digit overflows, as no more cards of a deck are counted than `dealt` from it. */
export function newColumns(dealt: readonly number[]): Columns {
  const columns = newList<Column>();
  const keys = new Map<Bound, string>();
  const keyOf = (bound: Bound): string => {
    const key = keys.get(bound) ?? `${bound.fixed ?? ''},${bound.lead ?? ''},${bound.limit ?? ''}`;
    keys.set(bound, key);
    return key;
  };
  const newColumn = (deck: number, bound: Bound): Column => {
    const last = columns.items.at(-1);
    return { deck, bound, unit: last === undefined ? 1n : last.unit * BigInt(last.base), base: (dealt[deck] ?? 0) + 1 };
  };
  return {
    countsOf: ({ deck, bound, count }) => {
      if (count === 0) return noCounts;
      const number = columns.numberOf(`${deck} ${keyOf(bound)}`, () => newColumn(deck, bound));
      return toLong(BigInt(count) * (columns.items[number]?.unit ?? 0n));
    },
    standsOf: (counts) => {
      let rest = counts;
      return columns.items.flatMap(({ deck, bound, base }) => {
        const count = typeof rest === 'number' ? rest % base : Number(rest % BigInt(base));
        rest = typeof rest === 'number' ? (rest - count) / base : toLong(rest / BigInt(base));
        return count === 0 ? [] : [{ deck, bound, count }];
      });
    },
  };
}
