/**
 * Counts the deals of signed sums. Rows of cards are numbered and weighed once per leading value, across all sums,
 * since most sums share them.
 */
import { noCounts } from './bound-counts.ts';
import type { Counts } from './bound-counts.ts';
import type { Row } from './dealing.ts';
import type { Events, SignedSum } from './events.ts';
import type { LeadingValue } from './leading-hand.ts';
import { newList } from '../list.ts';
import type { NumberedList } from '../list.ts';
import { plus } from '../long.ts';
import type { Model } from './model.ts';
import { newScale } from './deal-weights.ts';
import type { DealWeights, Stock, Weighable } from './deal-weights.ts';

/** `weigh` returns the number of deals in which a prepared sum’s events happen with a leading value. */
export interface Scales {
  readonly prepare: (sum: SignedSum) => Weighable;
  readonly weigh: (sum: Weighable, leading: LeadingValue) => bigint;
}

/** The numbers of a term’s row of the first deck, and of its rows of the other decks. */
interface Split {
  readonly first: number;
  readonly others: number;
}

/** Creates the scales for sums of these events. */
export function newScales(model: Model, events: Events): Scales {
  const firsts = newList<Counts, Row>();
  const others = newList<Counts, readonly Row[]>();
  const stock: Stock = { firsts: firsts.items, others: others.items };
  const scales = { 'by leader': new Array<DealWeights | undefined>(), 'by ally': new Array<DealWeights | undefined>() };
  const splitOf = splitter(events, model.decks.length, firsts, others);
  return {
    prepare: (sum) => {
      const groups: { readonly first: number; readonly terms: { coefficient: bigint; others: number }[] }[] = [];
      const places = new Map<number, number>();
      sum.forEach((coefficient, counts) => {
        const { first, others } = splitOf(counts);
        const term = { coefficient: BigInt(coefficient), others };
        const place = places.get(first);
        if (place === undefined) places.set(first, groups.push({ first, terms: [term] }) - 1);
        else groups[place]?.terms.push(term);
      });
      return groups;
    },
    weigh: (sum, leading) => (scales[leading.way][leading.lead] ??= newScale(model, stock, leading))(sum),
  };
}

/** Decodes counts into numbered rows, keyed by the counts of their decks alone. */
function splitter(
  { digitsOf }: Events,
  decks: number,
  firsts: NumberedList<Counts, Row>,
  others: NumberedList<Counts, readonly Row[]>,
): (counts: Counts) => Split {
  const splits = new Map<Counts, Split>();
  return (counts) => {
    const known = splits.get(counts);
    if (known !== undefined) return known;
    const digits = digitsOf(counts);
    const rowOf = (deck: number): Row => digits.filter((digit) => digit.deck === deck);
    const keyOf = (isFirst: boolean): Counts =>
      digits.reduce<Counts>(
        (sum, { deck, counts: each }) => ((deck === 0) === isFirst ? plus(sum, each) : sum),
        noCounts,
      );
    const split = {
      first: firsts.numberOf(keyOf(true), () => rowOf(0)),
      others: others.numberOf(keyOf(false), () => Array.from({ length: decks - 1 }, (_, place) => rowOf(place + 1))),
    };
    splits.set(counts, split);
    return split;
  };
}
