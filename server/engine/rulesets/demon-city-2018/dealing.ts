/**
 * Deals cards from a deck during a fight. The text is silent on reshuffling; the defaults of readings t29 and t30
 * apply.
 */
import { deckSize, drawCards, withCards, withoutCards, type Card, type Deck } from '../../chance/index.ts';
import { areDrawn, throwOrTake, type Way } from '../../play/branching.ts';
import type { Source } from '../../source.ts';
import type { Throws } from '../../chance/index.ts';
import type { CardName, Pin } from '../demon-city/facts.ts';
import { cardMark } from './cards.ts';

/**
 * A deck in play: the pile to draw from, the cards on the table until the next round, and the discard until a shuffle.
 */
export interface DeckState {
  readonly pile: Deck;
  readonly table: readonly Card[];
  readonly discard: readonly Card[];
}

/** One hand to be dealt: the number of cards, and the cards that the writer has pinned. */
export interface HandWish {
  readonly id: string;
  readonly size: number;
  readonly keep: 'highest' | 'lowest';
  readonly pins: readonly CardName[];
  /** The source of the pin. */
  readonly pinned?: Source;
}

/** `shuffled` is set where the deck had to be reshuffled first; `left` is the pile available to unpinned draws. */
export interface Dealt {
  readonly hands: ReadonlyMap<string, readonly Card[]>;
  readonly deck: DeckState;
  readonly left: Deck;
  readonly shuffled: boolean;
}

export function freshDeck(pile: Deck): DeckState {
  return { pile, table: [], discard: [] };
}

/** Before the next throw: moves the cards on the table to the discard, until the next shuffle. */
export function cleared(deck: DeckState): DeckState {
  return deck.table.length === 0 ? deck : { pile: deck.pile, table: [], discard: [...deck.discard, ...deck.table] };
}

/** Everything is back in the pile: before each round or each throw, where the scenario chooses so. */
export function gathered(deck: DeckState): DeckState {
  return { pile: withCards(deck.pile, [...deck.discard, ...deck.table]), table: [], discard: [] };
}

/**
 * Prepares the deck for a throw of `needed` cards: shuffles the discard in if the pile is too small, and the table too
 * if there would be no card at all.
 */
function readied(deck: DeckState, needed: number): DeckState {
  if (deckSize(deck.pile) >= needed) return deck;
  if (deck.discard.length > 0) return { ...deck, pile: withCards(deck.pile, deck.discard), discard: [] };
  return deckSize(deck.pile) > 0 || deck.table.length === 0 ? deck : gathered(deck);
}

/**
 * The number of cards for each hand: what it is due, or, where the deck is too small, one each in announcing order,
 * then a second each, until none is left.
 */
export function shares(sizes: readonly number[], available: number): readonly number[] {
  if (sizes.reduce((sum, size) => sum + size, 0) <= available) return sizes;
  const given = sizes.map(() => 0);
  for (let left = available; left > 0;) {
    const before = left;
    for (const [index, size] of sizes.entries()) {
      if (left > 0 && (given[index] ?? 0) < size) {
        given[index] = (given[index] ?? 0) + 1;
        left -= 1;
      }
    }
    if (left === before) break;
  }
  return given;
}

/** Deals hands that are turned over together. Pinned cards are found first, wherever in the deck they are. */
export function deal(deck: DeckState, wishes: readonly HandWish[], throws: Throws): Dealt {
  if (wishes.length === 0) return { hands: noHands, deck, left: deck.pile, shuffled: false };
  const isPlain = areDrawn(throws) && wishes.every(({ pins }) => pins.length === 0);
  return isPlain ? dealPlainly(deck, wishes, throws) : dealWithPins(deck, wishes, throws);
}

const noHands: Dealt['hands'] = new Map();

/** Without pins, all hands are drawn from the pile one after the other. */
function dealPlainly(deck: DeckState, wishes: readonly HandWish[], throws: Throws): Dealt {
  const needed = wishes.reduce((sum, wish) => sum + wish.size, 0);
  const ready = readied(deck, needed);
  const available = deckSize(ready.pile);
  const sizes = shares(
    wishes.map((wish) => wish.size),
    available,
  );
  const { cards, deck: pile } = drawCards(ready.pile, Math.min(needed, available), throws);
  let place = 0;
  const hands = new Map(wishes.map(({ id }, index) => [id, cards.slice(place, (place += sizes[index] ?? 0))] as const));
  const table = ready.table.length === 0 ? cards : [...ready.table, ...cards];
  return { hands, deck: { pile, table, discard: ready.discard }, left: ready.pile, shuffled: ready !== deck };
}

/** Also used to enumerate all deals. */
export function dealWithPins(deck: DeckState, wishes: readonly HandWish[], throws: Throws): Dealt {
  const ready = readied(
    deck,
    wishes.reduce((sum, wish) => sum + wish.size, 0),
  );
  const sizes = shares(
    wishes.map((wish) => wish.size),
    deckSize(ready.pile),
  );
  let pile = ready.pile;
  const pinned = wishes.map((wish, index) => {
    const found = pinnedCards(pile, wish.pins.slice(0, sizes[index]));
    pile = withoutCards(pile, found);
    return found;
  });
  const left = pile;
  const filled = new Map<string, readonly Card[]>();
  const waiting = wishes.map((wish, index) => ({
    wish,
    held: pinned[index] ?? [],
    size: sizes[index] ?? 0,
    keep: wish.keep,
    pins: wish.pins,
  }));
  for (const { wish, held, size } of inFillingOrder(pile, waiting)) {
    const cards = fill(pile, held, size, wish, throws);
    pile = withoutCards(pile, cards.slice(held.length));
    filled.set(wish.id, cards);
  }
  const hands = new Map(wishes.map(({ id }) => [id, filled.get(id) ?? []]));
  const table = [...ready.table, ...[...hands.values()].flat()];
  return { hands, deck: { pile, table, discard: ready.discard }, left, shuffled: ready !== deck };
}

/** The card that has to count in a hand: a single pin. */
export function countingPin({
  held,
  pins,
}: {
  readonly held: readonly Card[];
  readonly pins: readonly CardName[];
}): Card | undefined {
  return held.length === 1 && pins.length === 1 ? held[0] : undefined;
}

/**
 * Hands with a card that has to count are filled first, starting with the one that the fewest cards fit, so that no
 * hand takes another’s cards.
 */
export function inFillingOrder<T extends Parameters<typeof countingPin>[0] & Pick<HandWish, 'keep'>>(
  pile: Deck,
  hands: readonly T[],
): readonly T[] {
  const fitting = (hand: T): number => {
    const counting = countingPin(hand);
    return counting === undefined ? Infinity : deckSize(leavesCounting(pile, counting, hand.keep));
  };
  return hands
    .map((hand) => ({ hand, room: fitting(hand) }))
    .sort((a, b) => (a.room === b.room ? 0 : a.room - b.room))
    .map(({ hand }) => hand);
}

/**
 * A single pin is the card that counts: the others are drawn from cards that don’t displace it, as far as there are
 * enough.
 */
function fill(pile: Deck, pinned: readonly Card[], size: number, wish: HandWish, throws: Throws): readonly Card[] {
  const missing = size - pinned.length;
  const counting = countingPin({ held: pinned, pins: wish.pins });
  const fitting = counting === undefined ? pile : leavesCounting(pile, counting, wish.keep);
  const from = deckSize(fitting) >= missing ? fitting : pile;
  return [...pinned, ...drawn(from, Math.min(missing, deckSize(from)), throws)];
}

/** When all courses are enumerated, identical cards are one way to draw. */
function drawn(deck: Deck, count: number, throws: Throws): readonly Card[] {
  return throwOrTake(
    throws,
    () => drawCards(deck, count, throws).cards,
    () => (isFew(deck, count) ? handsOf(deck, count) : undefined),
  );
}

/** Whether the hands are few enough to enumerate. */
function isFew(deck: Deck, count: number): boolean {
  return (deck.length + 1) ** count <= mostHands;
}

const mostHands = 1500;

/** Every hand of `count` cards, regardless of order, weighted by the number of ways to draw it. */
function handsOf(deck: Deck, count: number): readonly Way<readonly Card[]>[] {
  const [row, ...others] = deck;
  if (row === undefined) return count === 0 ? [{ what: [], weight: 1n }] : [];
  const { count: alike, ...card } = row;
  let ways = 1n;
  return Array.from({ length: Math.min(alike, count) + 1 }, (_, taken) => {
    if (taken > 0) ways = (ways * BigInt(alike - taken + 1)) / BigInt(taken);
    const own = new Array<Card>(taken).fill(card);
    return handsOf(others, count - taken).map(({ what, weight }) => ({
      what: [...own, ...what],
      weight: weight * ways,
    }));
  }).flat();
}

/** The cards of a deck that don’t displace the card that counts. */
export function leavesCounting(deck: Deck, counting: Card, keep: HandWish['keep']): Deck {
  return deck.filter((card) => (keep === 'highest' ? card.value <= counting.value : card.value >= counting.value));
}

/** The pins of a hand, where there are any. */
export function pinnedBy(pin: Pin | undefined): Pick<HandWish, 'pins' | 'pinned'> {
  return pin === undefined ? { pins: [] } : { pins: pin.cards, pinned: pin.source };
}

/** The indices of the pinned cards in a dealt hand, as far as the deck has them. */
export function pinnedPlaces(cards: readonly Card[], pins: readonly CardName[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const pin of pins) {
    const place = cards.findIndex(
      ({ value, mark }, at) => !places.has(at) && ('name' in pin ? mark === cardMark(pin.name) : value === pin.number),
    );
    if (place >= 0) places.add(place);
  }
  return places;
}

/** The pinned cards as the deck has them; pins that it lacks are left out. */
export function pinnedCards(pile: Deck, pins: readonly CardName[]): readonly Card[] {
  let rest = pile;
  return pins.flatMap((pin) => {
    const row =
      rest.find((card) =>
        'name' in pin ? card.mark === cardMark(pin.name) : card.value === pin.number && card.mark === undefined,
      ) ?? rest.find((card) => 'number' in pin && card.value === pin.number);
    if (row === undefined) return [];
    const card = row.mark === undefined ? { value: row.value } : { value: row.value, mark: row.mark };
    rest = withoutCards(rest, [card]);
    return [card];
  });
}
