/** The ways to deal the cards that stand under bounds, deck by deck: those up to the leading value first, the others by a sweep. */
import type { Bound } from './columns.ts';
import { falling } from './falling.ts';
import type { NumberedList } from './list.ts';
import type { ModelDeck } from './model.ts';
import type { Moment } from './weigh.ts';

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
}

/** `weight` counts the cards that the sweep doesn't concern; `remainder` is the number of the rest. */
export interface BegunRow {
  readonly weight: bigint;
  readonly remainder: number;
}

/** Cards up to the leading value are dealt first, and cards under no bound last of all, which no sweep changes. */
export function beginRow(deck: ModelDeck | undefined, row: Row, { lead, way }: Moment, top: number, list: NumberedList<Remainder>): BegunRow {
  const { atMost, size, dealt } = deck ?? { atMost: [], size: 0, dealt: 0 };
  const early: Placed[] = [];
  const late: Placed[] = [];
  for (const { bound, count } of row) {
    const place = placeOf(bound, lead, top);
    const isEarly = way === 'by leader' || (bound.limit === undefined && place <= lead);
    (isEarly ? early : late).push({ count, place, limit: bound.limit });
  }
  const taken = cardsOf(early);
  const bounded = taken + cardsOf(late);
  const weight = inOrder(atMost, early, 0) * (bounded === dealt ? 1n : falling(size - bounded, dealt - bounded));
  return { weight, remainder: late.length === 0 ? noRemainder : list.numberOf(keyOf(taken, late), () => ({ taken, placed: late })) };
}

/** Nothing is left of a row that no sweep concerns; the list of remainders doesn't have this number. */
const noRemainder = 2 ** 20;

function keyOf(taken: number, late: readonly Placed[]): string {
  return late.reduce((key, { count, place, limit }) => `${key},${count} ${place} ${limit ?? ''}`, `${taken}`);
}

/** For each place above the lead: all opponents lie below it and the leader's allies up to it, but not all of these below it. */
export function sweep(decks: readonly (readonly [ModelDeck | undefined, Remainder | undefined])[], lead: number, top: number): bigint {
  const isSwept = decks.some(([, remainder]) => remainder?.placed.some(({ limit }) => limit === 'free') === true);
  if (!isSwept) return 0n;
  let deals = 0n;
  for (let place = lead + 1; place <= top; place += 1) deals += waysAt(decks, place - 1, place) - waysAt(decks, place - 1, place - 1);
  return deals;
}

function waysAt(decks: readonly (readonly [ModelDeck | undefined, Remainder | undefined])[], opposed: number, free: number): bigint {
  let ways = 1n;
  for (const [deck, remainder] of decks) {
    if (remainder === undefined || remainder.placed.length === 0) continue;
    const placed = remainder.placed.map(({ count, place, limit }) => ({
      count, limit, place: limit === undefined ? place : Math.min(place, limit === 'opposed' ? opposed : free),
    }));
    ways *= inOrder(deck?.atMost ?? [], placed, remainder.taken);
    if (ways === 0n) return 0n;
  }
  return ways;
}

/** The place of a bound when nothing is swept. */
function placeOf({ fixed, lead }: Bound, leading: number, top: number): number {
  return Math.min(fixed ?? top, lead === undefined ? top : leading + lead);
}

/**
 * With bounds in ascending order each hand finds the cards within its bound less those that lower hands took, so that
 * the ways are a product of falling factorials, and hands under one bound count as one hand. Each card is different
 * from every other, and the order in which it is dealt counts. `taken` cards within all these bounds have been dealt before.
 */
export function inOrder(atMost: readonly number[], placed: readonly Pick<Placed, 'count' | 'place'>[], taken: number): bigint {
  let ways = 1n;
  let dealt = taken;
  for (const { count, place } of placed.length < 2 ? placed : [...placed].sort((a, b) => a.place - b.place)) {
    ways *= falling((atMost[place] ?? 0) - dealt, count);
    if (ways === 0n) return ways;
    dealt += count;
  }
  return ways;
}

function cardsOf(placed: readonly Placed[]): number {
  return placed.reduce((sum, { count }) => sum + count, 0);
}
