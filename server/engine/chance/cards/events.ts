/**
 * Events of the kind "these cards lie within those bounds", and signed sums of them: what inclusion and exclusion is
 * done with. The number of deals of such an event depends only on how many cards of each deck stand under each bound,
 * so equal counts are one term, and sums stay short even for many hands.
 */
import { newBoundCounts, noCounts } from './bound-counts.ts';
import type { Bound, BoundCounts, Counts } from './bound-counts.ts';
import { choose } from './falling.ts';
import { plus, times, toLong } from '../long.ts';
import type { Long } from '../long.ts';

/** Some cards of each deck, of which the highest or the lowest is kept. */
export interface Kept {
  readonly keep: 'highest' | 'lowest';
  readonly cards: readonly number[];
}

/** The coefficient of each term, by its counts. */
export type SignedSum = ReadonlyMap<Counts, Long>;

export const always: SignedSum = new Map([[noCounts, 1]]);
export const never: SignedSum = new Map();

/** No bound at all. */
export const unbound: Bound = {};

/** Counts of several models can't be compared, as the columns come up in another order. */
export interface Events extends Pick<BoundCounts, 'digitsOf'> {
  /** The event that what is kept lies within the bound. */
  readonly within: (kept: Kept, bound: Bound) => SignedSum;
  /** The sum of that key, which is made if it is new. */
  readonly remembered: (key: string, make: () => SignedSum) => SignedSum;
}

/** Events of which none has come up yet, of cards that are dealt from each deck. */
export function newEvents(dealt: readonly number[]): Events {
  const { countsOf, digitsOf } = newBoundCounts(dealt);

  function allWithin(cards: readonly number[], bound: Bound): SignedSum {
    return new Map<Counts, Long>().set(
      cards.reduce<Counts>((sum, count, deck) => plus(sum, countsOf({ deck, bound, count })), noCounts),
      1,
    );
  }

  /** By inclusion and exclusion over how many of the cards lie within the bound. */
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
  function within({ keep, cards }: Kept, bound: Bound): SignedSum {
    if (isUnbound(bound)) return always;
    return keep === 'highest' ? allWithin(cards, bound) : minus(always, noneWithin(cards, bound));
  }

  const known = new Map<Bound, Map<Kept, SignedSum>>();
  return {
    digitsOf,
    remembered: (key, make) => {
      const sum = sums.get(key) ?? make();
      sums.set(key, sum);
      return sum;
    },
    within: (kept, bound) => {
      const ofBound = known.get(bound) ?? new Map<Kept, SignedSum>();
      if (ofBound.size === 0) known.set(bound, ofBound);
      const event = ofBound.get(kept);
      if (event !== undefined) return event;
      const made = within(kept, bound);
      ofBound.set(kept, made);
      return made;
    },
  };
}

/** Both events together; they must not speak of the same cards. */
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

/** All events together; those of a single term are put together first. */
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

/** The sum of events that exclude each other. */
export function either(a: SignedSum, b: SignedSum): SignedSum {
  return a.size === 0 ? b : b.size === 0 ? a : added(a, b, 1);
}

/** The first event without the second, which must be a part of it. */
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
