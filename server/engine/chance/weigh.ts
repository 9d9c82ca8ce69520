/** How many deals a signed sum of events stands for, once its bounds are known. */
import type { Bound, SignedSum } from './signed-sum.ts';
import type { Model, ModelDeck } from './model.ts';
import { waysInOrder } from './hands.ts';

/** The values, by place, that bounds are counted from; a place of -1 is below every card. */
export interface Places {
  readonly lead: number;
  readonly opposed: number;
  readonly free: number;
}

/** A sum in which the rows of counts that occur in each deck are listed once, and the terms refer to them. */
export interface Prepared {
  readonly rows: readonly (readonly (readonly number[])[])[];
  readonly terms: readonly { readonly coefficient: bigint; readonly rows: readonly number[] }[];
}

/** `bounds` are those that the counts of the sum are rows of. */
export function prepare(sum: SignedSum, bounds: readonly Bound[], decks: number): Prepared {
  const lists = Array.from({ length: decks }, () => new Map<string, { readonly number: number; readonly row: readonly number[] }>());
  const terms = sum.map(({ coefficient, counts }) => ({
    coefficient: BigInt(coefficient),
    rows: lists.map((list, deck) => {
      const row = bounds.map((_, bound) => counts[bound * decks + deck] ?? 0);
      const known = list.get(row.join()) ?? { number: list.size, row };
      list.set(row.join(), known);
      return known.number;
    }),
  }));
  return { rows: lists.map((list) => [...list.values()].map(({ row }) => row)), terms };
}

/** The number of ordered deals of the model in which the event happens. */
export function weigh({ rows, terms }: Prepared, model: Model, bounds: readonly Bound[], places: Places): bigint {
  const top = model.values.length - 1;
  const ascending = bounds.map((bound, number) => ({ number, place: placeOf(bound, places, top) })).sort((a, b) => a.place - b.place);
  const ways = model.decks.map((deck, number) => (rows[number] ?? []).map((row) => waysOf(deck, row, ascending)));
  let sum = 0n;
  for (const term of terms) {
    let product = term.coefficient;
    for (let deck = 0; deck < ways.length && product !== 0n; deck += 1) product *= ways[deck]?.[term.rows[deck] ?? 0] ?? 0n;
    sum += product;
  }
  return sum;
}

/** Cards under no bound are dealt last, from whatever is left. */
function waysOf(deck: ModelDeck, row: readonly number[], ascending: readonly { readonly number: number; readonly place: number }[]): bigint {
  const available = ascending.map(({ place }) => deck.atMost[place] ?? 0);
  const sizes = ascending.map(({ number }) => row[number] ?? 0);
  const bounded = sizes.reduce((sum, size) => sum + size, 0);
  return waysInOrder([...available, deck.size], [...sizes, deck.dealt - bounded]);
}

function placeOf({ fixed, lead, limit }: Bound, places: Places, top: number): number {
  return Math.min(fixed ?? top, lead === undefined ? top : places.lead + lead, limit === undefined ? top : places[limit]);
}
