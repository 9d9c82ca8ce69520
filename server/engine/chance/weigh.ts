/**
 * How many deals a signed sum of events stands for, once its bounds are known. That is done in two stages, since the
 * leading value stays while the swept bounds move: what lies below it is dealt first, and few different terms remain.
 */
import type { Bound, SignedSum } from './signed-sum.ts';
import type { Model } from './model.ts';
import { falling } from './falling.ts';

/** The values, by place, that the swept bounds stand at; a place of -1 is below every card. */
export interface Sweep {
  readonly opposed: number;
  readonly free: number;
}

/** A sum whose rows of counts that occur in each deck are listed once, with the numbers of each term's rows. */
export interface Prepared {
  readonly bounds: readonly Bound[];
  readonly rows: readonly (readonly (readonly number[])[])[];
  readonly terms: readonly { readonly coefficient: bigint; readonly rows: readonly number[] }[];
}

/** What remains of some cards of one deck when `taken` have been dealt. */
interface Remainder {
  readonly taken: number;
  readonly row: readonly number[];
}

/** Terms after the first stage; `isSwept` tells which of them depend on the opponents' highest value. */
export interface Begun {
  readonly places: readonly number[];
  readonly late: readonly (readonly number[])[];
  readonly remainders: readonly (readonly Remainder[])[];
  readonly terms: readonly { readonly weight: bigint; readonly remainders: readonly number[]; readonly isSwept: boolean }[];
}

/** `bounds` are those that the counts of the sum are rows of. */
export function prepare(sum: SignedSum, bounds: readonly Bound[], decks: number): Prepared {
  const lists = Array.from({ length: decks }, () => newList<readonly number[]>());
  const terms = sum.map(({ coefficient, counts }) => ({
    coefficient: BigInt(coefficient),
    rows: lists.map((list, deck) => {
      const row = bounds.map((_, bound) => counts[bound * decks + deck] ?? 0);
      return list.numberOf(row.join(), row);
    }),
  }));
  return { bounds, rows: lists.map(({ items }) => items), terms };
}

/** Deals the cards that lie lower than any swept bound can, when the leading value is at the place `lead`. */
export function begin({ bounds, rows, terms }: Prepared, model: Model, lead: number): Begun {
  const top = model.values.length - 1;
  const places = bounds.map((bound) => Math.min(bound.fixed ?? top, bound.lead === undefined ? top : lead + bound.lead));
  const ascending = [...bounds.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const stages = rows.map((list) => stagesOf(bounds, places, ascending, list, lead));
  const begun = model.decks.map((deck, number) => (rows[number] ?? []).map((row) => {
    let weight = 1n;
    let taken = 0;
    for (const bound of stages[number]?.early ?? []) {
      const count = row[bound] ?? 0;
      weight *= falling((deck.atMost[places[bound] ?? 0] ?? 0) - taken, count);
      taken += count;
    }
    const late = stages[number]?.late ?? [];
    return { weight, remainder: { taken, row }, key: `${taken};${late.map((bound) => row[bound]).join()}`, isSwept: late.some((bound) => (row[bound] ?? 0) > 0 && bounds[bound]?.limit === 'opposed') };
  }));
  const lists = model.decks.map(() => newList<Remainder>());
  const merged = new Map<string, { weight: bigint; readonly remainders: readonly number[]; readonly isSwept: boolean }>();
  for (const term of terms) {
    let weight = term.coefficient;
    let isSwept = false;
    const remainders: number[] = [];
    for (const [deck, list] of lists.entries()) {
      const row = begun[deck]?.[term.rows[deck] ?? 0];
      if (row === undefined) continue;
      weight *= row.weight;
      isSwept ||= row.isSwept;
      remainders.push(list.numberOf(row.key, row.remainder));
    }
    if (weight === 0n) continue;
    const key = remainders.join();
    const known = merged.get(key);
    if (known === undefined) merged.set(key, { weight, remainders, isSwept });
    else known.weight += weight;
  }
  return { places, late: stages.map(({ late }) => late), remainders: lists.map(({ items }) => items), terms: [...merged.values()] };
}
