/**
 * The ways to deal the cards that stand under bounds, deck by deck: those up to the leading value first, the others by
 * a sweep.
 */
import type { Bound } from './bound-counts.ts';
import { falling } from './falling.ts';
import type { LeadingValue } from './leading-hand.ts';
import type { NumberedList } from '../list.ts';
import type { ModelDeck } from './model.ts';
import { newFallingProduct, product } from './falling-product.ts';

/** How many cards of one deck stand under which bounds. */
export type Row = readonly { readonly bound: Bound; readonly count: number }[];

/** So many cards that lie at or below a place, or below that of a swept bound if that is lower. */
interface Placed {
  readonly count: number;
  readonly place: number;
  readonly limit: Bound['limit'];
}

/** What one deck has to deal yet when `taken` cards have been dealt that lie within all these bounds. */
export interface Remainder {
  readonly taken: number;
  readonly placed: readonly Placed[];
  readonly isSwept: boolean;
}

/** A deck of which so much remains. */
export interface DeckLeft {
  readonly atMost: ModelDeck['atMost'];
  readonly remainder: Remainder;
}

/** `weight` counts the cards that the sweep doesn't concern; `remainder` is the number of the rest. */
export interface BegunRow {
  readonly weight: bigint;
  readonly remainder: number;
}

/** Nothing is left of a row that no sweep concerns; the list of remainders doesn't have this number. */
const noRemainder = 2 ** 20;

/** What a row weighs of a deck that isn't there. */
export const nothingBegun: BegunRow = { weight: 1n, remainder: noRemainder };

const pile = newFallingProduct();

/** Cards up to the leading value are dealt first, and cards under no bound last of all, which no sweep changes. */
export function beginRow(
  { atMost, size, dealt }: ModelDeck,
  row: Row,
  { lead, way }: LeadingValue,
  top: number,
  list: NumberedList<string, Remainder>,
): BegunRow {
  let taken = 0;
  let bounded = 0;
  let key = '';
  pile.clear();
  for (const { bound, count } of row) {
    const place = placeOf(bound, lead, top);
    const isEarly = way === 'by leader' || (bound.limit === undefined && place <= lead);
    if (isEarly) pile.put(count, place);
    else key += `,${count} ${place} ${bound.limit ?? ''}`;
    if (isEarly) taken += count;
    bounded += count;
  }
  const weight = product(pile.ways(atMost, 0), bounded === dealt ? 1n : falling(size - bounded, dealt - bounded));
  return {
    weight,
    remainder:
      key === '' || weight === 0n
        ? noRemainder
        : list.numberOf(`${taken}${key}`, () => remainderOf(row, taken, lead, top)),
  };
}

function remainderOf(row: Row, taken: number, lead: number, top: number): Remainder {
  const placed = row
    .map(({ bound, count }): Placed => ({ count, place: placeOf(bound, lead, top), limit: bound.limit }))
    .filter(({ place, limit }) => limit !== undefined || place > lead);
  return { taken, placed, isSwept: placed.some(({ limit }) => limit === 'free') };
}

/**
 * For each place above the lead: all opponents lie below it and the leader's allies up to it, but not all of these
 * below it.
 */
export function sweep(decks: readonly DeckLeft[], lead: number, top: number): bigint {
  const [swept, others] = [
    decks.filter(({ remainder }) => remainder.isSwept),
    decks.filter(({ remainder }) => !remainder.isSwept),
  ];
  let deals = 0n;
  for (let place = lead + 1; swept.length > 0 && place <= top; place += 1) {
    const ways = waysAt(swept, place - 1, place) - waysAt(swept, place - 1, place - 1);
    if (ways !== 0n) deals += product(ways, waysAt(others, place - 1, place));
  }
  return deals;
}

function waysAt(decks: readonly DeckLeft[], opposed: number, free: number): bigint {
  let ways = 1n;
  for (const {
    atMost,
    remainder: { placed, taken },
  } of decks) {
    pile.clear();
    for (const { count, place, limit } of placed)
      pile.put(count, limit === undefined ? place : Math.min(place, limit === 'opposed' ? opposed : free));
    ways = product(ways, pile.ways(atMost, taken));
    if (ways === 0n) break;
  }
  return ways;
}

/** The place of a bound when nothing is swept. */
function placeOf({ fixed, lead }: Bound, leading: number, top: number): number {
  return Math.min(fixed ?? top, lead === undefined ? top : leading + lead);
}
