/**
 * Signed sums of events “these cards lie within those bounds”, for inclusion–exclusion. The number of deals of such an
 * event depends only on how many cards of each deck are under each bound, so equal counts are merged into one term, and
 * sums stay short even for many hands.
 */
import { newBoundCounts, noCounts } from './bound-counts.ts';
import type { Bound, BoundCounts, Counts } from './bound-counts.ts';
import { choose } from './falling.ts';
import { plus, times, toLong } from '../long.ts';
import type { Long } from '../long.ts';

/** A number of cards from each deck, of which the highest or the lowest is kept. */
export interface KeptCard {
  readonly keep: 'highest' | 'lowest';
  readonly cards: readonly number[];
}

/** Coefficients by the terms’ encoded counts. */
export type SignedSum = ReadonlyMap<Counts, Long>;

export const always: SignedSum = new Map([[noCounts, 1]]);
export const never: SignedSum = new Map();

/** The absent bound. */
export const unbound: Bound = {};

/** Counts of different models can’t be compared, since their digits are assigned in a different order. */
export interface Events extends Pick<BoundCounts, 'digitsOf'> {
  /** The event that the kept card lies within the bound. */
  readonly within: (kept: KeptCard, bound: Bound) => SignedSum;
  /** The cached sum for a key, made on the first call. */
  readonly remembered: (key: string, make: () => SignedSum) => SignedSum;
}

/** Creates events for decks from which `dealt` cards each are dealt. */
export function newEvents(dealt: readonly number[]): Events {
  const { countsOf, digitsOf } = newBoundCounts(dealt);

  function allWithin(cards: readonly number[], bound: Bound): SignedSum {
    return new Map<Counts, Long>().set(
      cards.reduce<Counts>((sum, count, deck) => plus(sum, countsOf({ deck, bound, count })), noCounts),
      1,
    );
  }

  /** By inclusion–exclusion over the number of cards within the bound. */
  function noneWithin(cards: readonly number[], bound: Bound): SignedSum {
    return all(
      cards.map(
        (count, deck) =>
          new Map(
            Array.from({ length: count + 1 }, (_, within) => [
              countsOf({ deck, bound, count: within }),
              times(within % 2 === 0 ? 1 : -1, toLong(choose(count, within))),
            ]),
          ),
      ),
    );
  }

  const sums = new Map<string, SignedSum>();
  function within({ keep, cards }: KeptCard, bound: Bound): SignedSum {
    if (isUnbound(bound)) return always;
    return keep === 'highest' ? allWithin(cards, bound) : minus(always, noneWithin(cards, bound));
  }

  const known = new Map<Bound, Map<KeptCard, SignedSum>>();
  return {
    digitsOf,
    remembered: (key, make) => {
      const sum = sums.get(key) ?? make();
      sums.set(key, sum);
      return sum;
    },
    within: (kept, bound) => {
      const ofBound = known.get(bound) ?? new Map<KeptCard, SignedSum>();
      if (ofBound.size === 0) known.set(bound, ofBound);
      const event = ofBound.get(kept);
      if (event !== undefined) return event;
      const made = within(kept, bound);
      ofBound.set(kept, made);
      return made;
    },
  };
}

/** The intersection of two events, which must not involve the same cards. */
export function both(a: SignedSum, b: SignedSum): SignedSum {
  if (a === always) return b;
  if (b === always) return a;
  const sum = new Map<Counts, Long>();
  a.forEach((one, x) => {
    b.forEach((other, y) => {
      add(sum, plus(x, y), times(one, other));
    });
  });
  return sum;
}

/** The intersection of all events; single-term factors are multiplied first, for speed. */
export function all(sums: readonly SignedSum[]): SignedSum {
  let counts: Counts = noCounts;
  let coefficient: Long = 1;
  const add = (one: Long, each: Counts): void => {
    counts = plus(counts, each);
    coefficient = times(coefficient, one);
  };
  for (const sum of sums) if (sum.size === 1 && sum !== always) sum.forEach(add);
  const short: SignedSum =
    counts === noCounts && coefficient === 1 ? always : new Map<Counts, Long>().set(counts, coefficient);
  return sums.reduce((product, sum) => (sum.size === 1 ? product : both(product, sum)), short);
}

/** The union of two events that exclude each other. */
export function either(a: SignedSum, b: SignedSum): SignedSum {
  return a.size === 0 ? b : b.size === 0 ? a : added(a, b, 1);
}

/** The first event without the second, which must be a subset of it. */
export function minus(a: SignedSum, b: SignedSum): SignedSum {
  return b.size === 0 ? a : added(a, b, -1);
}

function added(a: SignedSum, b: SignedSum, sign: 1 | -1): SignedSum {
  const sum = new Map(a);
  b.forEach((coefficient, counts) => {
    add(sum, counts, times(sign, coefficient));
  });
  return sum;
}

function add(sum: Map<Counts, Long>, counts: Counts, coefficient: Long): void {
  const total = plus(coefficient, sum.get(counts) ?? 0);
  if (total === 0) sum.delete(counts);
  else sum.set(counts, total);
}

function isUnbound({ fixed, lead, limit }: Bound): boolean {
  return fixed === undefined && lead === undefined && limit === undefined;
}
