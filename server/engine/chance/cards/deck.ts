/** A deck as a multiset of cards, with operations for drawing, removing and returning cards. */
import type { Throws } from '../throws.ts';

/** `value` is an integer. `mark` identifies cards that matter for more than their value, such as by name. */
export interface Card {
  readonly value: number;
  readonly mark?: string;
}

/** A number of identical cards. */
export interface CardCount extends Card {
  readonly count: number;
}

/** Rows of different cards in ascending order of value, unmarked before marked; no row is empty. */
export type Deck = readonly CardCount[];

/** The drawn cards in drawing order, and the remaining deck. */
export interface Drawn {
  readonly cards: readonly Card[];
  readonly deck: Deck;
}

/** Makes a deck; an entry without a count is one card. Throws if a value or a count isn’t an integer. */
export function toDeck(cards: Iterable<Card | CardCount>): Deck {
  const rows = new Map<string, CardCount>();
  for (const card of cards) {
    const count = ('count' in card ? card.count : 1) + (rows.get(keyOf(card))?.count ?? 0);
    if (!Number.isSafeInteger(card.value) || !Number.isSafeInteger(count)) {
      throw new Error(`A deck can't hold ${count} cards of value ${card.value}`);
    }
    rows.set(keyOf(card), { ...toCard(card), count });
  }
  return [...rows.values()].filter((row) => row.count > 0).sort(byValueThenMark);
}

/** The number of cards in the deck. */
export function deckSize(deck: Deck): number {
  return deck.reduce((sum, row) => sum + row.count, 0);
}

/** The number of cards of each value, in ascending order of value. */
export function countsByValue(deck: Deck): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { value, count } of deck) counts.set(value, (counts.get(value) ?? 0) + count);
  return counts;
}

/** The deck without these cards. Throws if one of them isn’t in it. */
export function withoutCards(deck: Deck, cards: readonly Card[]): Deck {
  if (cards.length === 0) return deck;
  const left = deck.map((row) => row.count);
  for (const { value, mark } of cards) {
    const number = deck.findIndex((row, at) => row.value === value && row.mark === mark && (left[at] ?? 0) > 0);
    if (number < 0) throw new Error("A card can't be taken from a deck that doesn't hold it");
    left[number] = (left[number] ?? 0) - 1;
  }
  return withCounts(deck, left);
}

/** The deck with these cards added. */
export function withCards(deck: Deck, cards: readonly Card[]): Deck {
  const counts = deck.map((row) => row.count);
  const others = cards.filter((card) => {
    const row = deck.findIndex(({ value, mark }) => value === card.value && mark === card.mark);
    if (row >= 0) counts[row] = (counts[row] ?? 0) + 1;
    return row < 0;
  });
  const grown = withCounts(deck, counts);
  return others.length === 0 ? grown : toDeck([...grown, ...others]);
}

/** Draws cards at random. Throws if the deck has too few. */
export function drawCards(deck: Deck, count: number, throws: Throws): Drawn {
  const size = deckSize(deck);
  if (count > size) throw new Error(`A deck of ${size} cards can't give ${count}`);
  const left = deck.map((row) => row.count);
  const cards: Card[] = [];
  for (let drawn = 0; drawn < count; drawn += 1) {
    const number = rowAt(left, throws.pick(size - drawn));
    const row = deck[number];
    if (row === undefined) throw new Error(`A deck of ${size - drawn} cards has no such card`);
    left[number] = (left[number] ?? 0) - 1;
    cards.push(toCard(row));
  }
  return { cards, deck: withCounts(deck, left) };
}

/** The deck with new counts by row; unchanged rows keep their identity. */
function withCounts(deck: Deck, counts: readonly number[]): Deck {
  const rows: CardCount[] = [];
  for (const [number, row] of deck.entries()) {
    const count = counts[number] ?? 0;
    if (count === row.count) rows.push(row);
    else if (count > 0) rows.push({ ...toCard(row), count });
  }
  return rows;
}

/** The index of the row that contains the card at an overall position; −1 if there is none. */
function rowAt(counts: readonly number[], place: number): number {
  let left = place;
  let row = 0;
  for (; row < counts.length && left >= 0; row += 1) left -= counts[row] ?? 0;
  return left < 0 ? row - 1 : -1;
}

function toCard({ value, mark }: Card): Card {
  return mark === undefined ? { value } : { value, mark };
}

function keyOf({ value, mark }: Card): string {
  return mark === undefined ? `${value}` : `${value} ${mark}`;
}

function byValueThenMark(a: Card, b: Card): number {
  if (a.value !== b.value) return a.value - b.value;
  const [x, y] = [a.mark ?? '', b.mark ?? ''];
  return x < y ? -1 : Number(x > y);
}
