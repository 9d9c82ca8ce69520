/**
 * In how many deals the events of a sum happen. What stands in the decks is weighed once for every place of the leading
 * value, whichever sums it comes up in: most sums are about the same cards.
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

/** `weigh` tells the number of deals in which the events of a sum happen with a leading value. */
export interface Scales {
  readonly prepare: (sum: SignedSum) => Weighable;
  readonly weigh: (sum: Weighable, leading: LeadingValue) => bigint;
}

/** What stands in the first deck, and what stands in each of the others. */
interface Split {
  readonly first: number;
  readonly others: number;
}

/** Scales for sums of these events. */
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

/** Finds the rows of which counts are made; those of a deck are told by the counts of that deck alone. */
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
