/** The bounds that the cards of one event stand under, and the events of single hands. */
import { choose } from './falling.ts';
import { newList } from './list.ts';
import { always, both, minus } from './signed-sum.ts';
import type { Bound, SignedSum } from './signed-sum.ts';

/** Some cards of each deck, of which the highest or the lowest is kept. */
export interface Kept {
  readonly keep: 'highest' | 'lowest';
  readonly cards: readonly number[];
}

/** The bounds in use, numbered as they come up. */
export interface Bounds {
  readonly list: readonly Bound[];
  /** The event that what is kept lies within the bound. */
  readonly within: (kept: Kept, bound: Bound) => SignedSum;
}

/** No bound at all. */
export const unbound: Bound = {};

/** Bounds of which none is in use yet. */
export function newBounds(): Bounds {
  const list = newList<Bound>();
  const numberOf = (bound: Bound): number => list.numberOf(`${bound.fixed ?? ''},${bound.lead ?? ''},${bound.limit ?? ''}`, () => bound);
  return {
    list: list.items,
    within: ({ keep, cards }, bound) => {
      if (isUnbound(bound)) return always;
      return keep === 'highest' ? allWithin(cards, numberOf(bound)) : minus(always, noneWithin(cards, numberOf(bound)));
    },
  };
}

/**
 * The lower of a hand's own bound and a cut, which is fixed below the leading value or counted from it.
 * The swept bounds never go below the leading value, that of the opponents not below the value before it.
 */
export function cutTo(own: Bound, cut: Bound): Bound {
  if (own.fixed !== undefined) return own;
  if (cut.lead === undefined) return cut;
  const lead = Math.min(own.lead ?? cut.lead, cut.lead);
  const swept = own.limit !== undefined && lead > (own.limit === 'opposed' ? -1 : 0);
  return swept ? { lead, limit: own.limit } : { lead };
}

function isUnbound({ fixed, lead, limit }: Bound): boolean {
  return fixed === undefined && lead === undefined && limit === undefined;
}

function allWithin(cards: readonly number[], number: number): SignedSum {
  return [{ coefficient: 1, counts: underBound(cards, number) }];
}

/** By inclusion and exclusion over how many of the cards lie within the bound. */
function noneWithin(cards: readonly number[], number: number): SignedSum {
  return cards.reduce<SignedSum>((sum, count, deck) => both(sum, noneOfDeckWithin(cards, deck, count, number)), always);
}

function noneOfDeckWithin(cards: readonly number[], deck: number, count: number, number: number): SignedSum {
  return Array.from({ length: count + 1 }, (_, within) => ({
    coefficient: (within % 2 === 0 ? 1 : -1) * Number(choose(count, within)),
    counts: underBound(cards.map((__, place) => (place === deck ? within : 0)), number),
  }));
}

/** Trailing zeros are left out, so that equal counts look equal. */
function underBound(cards: readonly number[], number: number): readonly number[] {
  const row = cards.slice(0, cards.findLastIndex((count) => count > 0) + 1);
  return row.length === 0 ? [] : [...new Array<number>(number * cards.length).fill(0), ...row];
}
