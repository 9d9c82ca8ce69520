/**
 * How many deals a signed sum of events stands for, once its bounds are known. That is done in two stages, since the
 * leading value stays while the swept bounds move: what lies below it is dealt first, and few different terms remain.
 */
import { falling } from './falling.ts';
import { waysInOrder } from './hands.ts';
import type { PlacedBound } from './hands.ts';
import { newList } from './list.ts';
import type { NumberedList } from './list.ts';
import type { Model, ModelDeck } from './model.ts';
import type { Bound, SignedSum } from './signed-sum.ts';

/** The places at which the swept bounds stand; a place of -1 is below every card. */
export interface Sweep {
  readonly opposed: number;
  readonly free: number;
}

/** A sum whose rows of counts are listed once for each deck; a term has the numbers of its rows. */
export interface Prepared {
  readonly bounds: readonly Bound[];
  readonly rows: readonly (readonly Row[])[];
  readonly terms: readonly { readonly coefficient: bigint; readonly rows: readonly number[] }[];
}

type Row = readonly number[];

/** What one deck has to deal yet when `taken` cards of a row have been dealt. */
interface Remainder {
  readonly taken: number;
  readonly row: Row;
}

interface BegunRow {
  readonly weight: bigint;
  readonly remainder: number;
}

/** The bounds of one deck whose cards are dealt first, in ascending order, and the others. */
interface Stages {
  readonly early: readonly PlacedBound[];
  readonly late: readonly PlacedBound[];
}

/** A sum after the first stage. `isSwept` says whether the term depends on the opponents' highest value. */
export interface Begun {
  readonly bounds: readonly Bound[];
  readonly late: readonly (readonly PlacedBound[])[];
  readonly remainders: readonly (readonly Remainder[])[];
  readonly terms: readonly BegunTerm[];
}

interface BegunTerm {
  readonly weight: bigint;
  readonly remainders: readonly number[];
  readonly isSwept: boolean;
}

/** `bounds` are those that the counts of the sum are rows of. */
export function prepare(sum: SignedSum, bounds: readonly Bound[], decks: number): Prepared {
  const lists = Array.from({ length: decks }, () => newList<Row>());
  const terms = sum.map(({ coefficient, counts }) => ({
    coefficient: BigInt(coefficient),
    rows: lists.map((list, deck) => {
      const row = bounds.map((_, bound) => counts[bound * decks + deck] ?? 0);
      return list.numberOf(row.join(), () => row);
    }),
  }));
  return { bounds, rows: lists.map(({ items }) => items), terms };
}

/** The first stage, with the leading value at the place `lead`. */
export function begin({ bounds, rows, terms }: Prepared, model: Model, lead: number): Begun {
  const places = bounds.map((bound, number) => ({ bound: number, place: placeOf(bound, lead, model.values.length - 1) }));
  const decks = model.decks.map((deck, number) => {
    const list = newList<Remainder>();
    const own = rows[number] ?? [];
    const stages = stagesOf(bounds, places, own, lead);
    const isSwept = (row: Row): boolean => row.some((count, bound) => count > 0 && isOpposed(bounds[bound]));
    return { late: stages.late, list, rows: own.map((row) => ({ ...beginRow(row, deck, stages, list), isSwept: isSwept(row) })) };
  });
  const merged = new Map<string, BegunTerm>();
  for (const { coefficient, rows: numbers } of terms) {
    const begun = decks.flatMap(({ rows: own }, deck) => own[numbers[deck] ?? 0] ?? []);
    const weight = begun.reduce((product, row) => product * row.weight, coefficient);
    if (weight === 0n) continue;
    const remainders = begun.map(({ remainder }) => remainder);
    const key = remainders.join();
    const isSwept = begun.some((row) => row.isSwept);
    merged.set(key, { weight: weight + (merged.get(key)?.weight ?? 0n), remainders, isSwept });
  }
  const remainders = decks.map(({ list }) => list.items);
  return { bounds, late: decks.map(({ late }) => late), remainders, terms: [...merged.values()] };
}

/** The second stage: the number of ordered deals of the model in which the events happen, of all terms or the swept ones. */
export function finish(begun: Begun, model: Model, sweep: Sweep, which: 'all' | 'swept'): bigint {
  const ways = model.decks.map((deck, number) => {
    const ascending = atSweep(begun, begun.late[number] ?? [], sweep);
    return (begun.remainders[number] ?? []).map(({ taken, row }) => waysInOrder(deck.atMost, row, ascending, taken));
  });
  let sum = 0n;
  for (const { weight, remainders, isSwept } of begun.terms) {
    if (which === 'swept' && !isSwept) continue;
    let product = weight;
    for (let deck = 0; deck < ways.length; deck += 1) product *= ways[deck]?.[remainders[deck] ?? 0] ?? 0n;
    sum += product;
  }
  return sum;
}

/** Cards can be dealt early that no swept bound ever goes below: that of opponents starts one place below the lead. */
function stagesOf(bounds: readonly Bound[], places: readonly PlacedBound[], rows: readonly Row[], lead: number): Stages {
  const used = places.filter(({ bound }) => rows.some((row) => (row[bound] ?? 0) > 0));
  const first = used.some(({ bound }) => isOpposed(bounds[bound])) ? lead - 1 : lead;
  const isEarly = ({ bound, place }: PlacedBound): boolean => bounds[bound]?.limit === undefined && place <= first;
  return { early: used.filter(isEarly).sort(byPlace), late: used.filter((each) => !isEarly(each)) };
}

function isOpposed(bound: Bound | undefined): boolean {
  return bound?.limit === 'opposed';
}

/** The place of a bound when nothing is swept. */
function placeOf({ fixed, lead }: Bound, leading: number, top: number): number {
  return Math.min(fixed ?? top, lead === undefined ? top : leading + lead);
}

/** Cards under no bound are dealt last of all, from whatever is left then, which no sweep changes. */
function beginRow(row: Row, deck: ModelDeck, { early, late }: Stages, list: NumberedList<Remainder>): BegunRow {
  const taken = early.reduce((sum, { bound }) => sum + (row[bound] ?? 0), 0);
  const bounded = row.reduce((sum, count) => sum + count, 0);
  const weight = waysInOrder(deck.atMost, row, early, 0) * falling(deck.size - bounded, deck.dealt - bounded);
  const key = [taken, ...late.map(({ bound }) => row[bound])].join();
  return { weight, remainder: list.numberOf(key, () => ({ taken, row })) };
}

function atSweep({ bounds }: Begun, late: readonly PlacedBound[], sweep: Sweep): readonly PlacedBound[] {
  return late.map(({ bound, place }) => {
    const limit = bounds[bound]?.limit;
    return limit === undefined ? { bound, place } : { bound, place: Math.min(place, sweep[limit]) };
  }).sort(byPlace);
}

function byPlace(a: PlacedBound, b: PlacedBound): number {
  return a.place - b.place;
}
