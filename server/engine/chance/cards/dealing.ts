/** Counts the ways to deal cards under bounds, per deck: cards up to the leading value directly, others by a sweep. */
import type { Bound } from './bound-counts.ts';
import { falling } from './falling.ts';
import type { LeadingValue } from './leading-hand.ts';
import type { NumberedList } from '../list.ts';
import type { ModelDeck } from './model.ts';
import { newFallingProduct, product } from './falling-product.ts';

/** The numbers of cards of one deck under each bound. */
export type Row = readonly { readonly bound: Bound; readonly count: number }[];

/** A number of cards at or below a place, or at or below a swept bound if that is lower. */
interface Placed {
  readonly count: number;
  readonly place: number;
  readonly limit: Bound['limit'];
}

/** What remains to be dealt from one deck; the `taken` cards dealt before lie within all of these bounds. */
export interface Remainder {
  readonly taken: number;
  readonly placed: readonly Placed[];
  readonly isSwept: boolean;
}

/** A deck with its remainder. */
export interface DeckLeft {
  readonly atMost: ModelDeck['atMost'];
  readonly remainder: Remainder;
}

/** `weight` counts the ways for cards outside the sweep; `remainder` is the number of the rest in the list. */
export interface BegunRow {
  readonly weight: bigint;
  readonly remainder: number;
}

/** The remainder number of a row without swept cards; not in the list. */
const noRemainder = 2 ** 20;

/** The result for a missing deck. */
export const nothingBegun: BegunRow = { weight: 1n, remainder: noRemainder };

const pile = newFallingProduct();

/** Weighs the cards up to the leading value, which are dealt first, and those without a bound, which are dealt last. */
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
 * Sums over each place above the lead the ways in which all opponents lie below it and the free allies up to it, but
 * not all of them below it.
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

/** The place of a bound, without its swept limit. */
function placeOf({ fixed, lead }: Bound, leading: number, top: number): number {
  return Math.min(fixed ?? top, lead === undefined ? top : leading + lead);
}
