/** Expresses the deals in which a certain card is in a certain hand as signed multiples of smaller models’ deals. */
import { choose, falling } from './falling.ts';
import { withKeptCard, withKnown } from './model.ts';
import type { Marked, Model, Rest } from './model.ts';
import { newCounting } from './winning.ts';
import type { Counting } from './winning.ts';

/** `times` deals of the whole contest (signed) for each deal of `model`. */
export interface Case {
  readonly times: bigint;
  readonly model: Model;
}

/** A case in which the hand has a card with the value at index `place`. */
export interface PlacedCase extends Case {
  readonly place: number;
}

/** Sums a count over cases, each multiplied by `times`. */
export function over<C extends Case>(
  cases: readonly C[],
  deals: (one: C & { readonly counting: Counting }) => bigint,
): bigint {
  return cases.reduce((sum, one) => sum + one.times * deals({ ...one, counting: newCounting(one.model) }), 0n);
}

/** The deals in which the hand has a card with the mark; by inclusion–exclusion if the mark has several values. */
export function casesWithMark(model: Model, hand: number, mark: string): readonly Case[] {
  const whole = [{ times: 1n, model }];
  if (model.hands[hand]?.holds.some((card) => card.mark === mark) === true) return whole;
  return placesOf(model, hand, mark).reduce<readonly Case[]>((cases, place) => {
    const withBoth = cases
      .flatMap((one) => casesWithCopy(one, hand, { mark, place }))
      .map(({ times, ...rest }) => ({ times: -times, ...rest }));
    return [...cases, ...withBoth, ...whole.flatMap((one) => casesWithCopy(one, hand, { mark, place }))];
  }, []);
}

/** The deals in which the hand keeps a card with the mark. */
export function casesKeepingMark(model: Model, hand: number, mark: string): readonly PlacedCase[] {
  const held = heldPlaces(model, hand, mark);
  return placesOfMark(model, hand, mark).flatMap((place) => {
    const cases = held.includes(place)
      ? [{ times: 1n, model }]
      : casesWithCopy({ times: 1n, model }, hand, { mark, place });
    return cases.map((one) => ({ times: one.times, model: withKeptCard(one.model, hand, place), place }));
  });
}

/** Whether the hand may hold or draw a card with the mark whose place satisfies `isSuch`. */
export function mayHave(
  { decks, hands }: Model,
  number: number,
  mark: string,
  isSuch: (place: number) => boolean,
): boolean {
  const hand = hands[number];
  const counts = (card: Marked): boolean => card.mark === mark && isSuch(card.place);
  return hand !== undefined && (hand.holds.some(counts) || decks[hand.deck]?.marked.some(counts) === true);
}

/** The places of cards with the mark that the hand holds or may draw. */
function placesOfMark(model: Model, hand: number, mark: string): readonly number[] {
  return [...new Set([...heldPlaces(model, hand, mark), ...placesOf(model, hand, mark)])];
}

function heldPlaces({ hands }: Model, hand: number, mark: string): readonly number[] {
  return hands[hand]?.holds.filter((card) => card.mark === mark).map(({ place }) => place) ?? [];
}

/** The places of the mark in the hand’s deck; most marks have one. */
function placesOf({ decks, hands }: Model, hand: number, mark: string): readonly number[] {
  const marked = decks[hands[hand]?.deck ?? -1]?.marked ?? [];
  return marked.filter((card) => card.mark === mark).map(({ place }) => place);
}

/** The deals with at least one copy in the hand, by inclusion–exclusion over the copies. */
function casesWithCopy({ times, model }: Case, number: number, card: Marked): readonly Case[] {
  const hand = model.hands[number];
  const copies =
    model.decks[hand?.deck ?? -1]?.marked.find(({ mark, place }) => mark === card.mark && place === card.place)
      ?.count ?? 0;
  const rest = restOf(model, number);
  if (rest !== undefined && !isLeftInPlace(rest, card.place)) return [];
  const draws = (rest ?? hand)?.cards[hand?.deck ?? -1] ?? 0;
  return Array.from({ length: Math.min(copies, draws) }, (_, before) => before + 1).map((taken) => ({
    times: times * (taken % 2 === 1 ? 1n : -1n) * choose(copies, taken) * falling(draws, taken),
    model: taking(model, number, card, taken),
  }));
}

/** The cards that the hand draws from its deck in addition to a card that is known to count. */
function restOf({ hands, rests }: Model, number: number): Rest | undefined {
  return rests.find(({ hand, cards }) => hand === number && (cards[hands[number]?.deck ?? -1] ?? 0) > 0);
}

function isLeftInPlace({ keep, place }: Rest, card: number): boolean {
  return keep === 'highest' ? card <= place : card >= place;
}

/** The model in which `taken` copies of a card have moved from the deck to the hand. */
function taking(model: Model, number: number, card: Marked, taken: number): Model {
  const { decks, hands, rests, ...others } = withKnown(model, number, card.place);
  const hand = hands[number];
  const from = hand?.deck ?? -1;
  const deck = decks[from];
  const beside = restOf({ ...others, decks, hands, rests }, number);
  const without = (cards: readonly number[]): readonly number[] =>
    cards.map((count, deck) => count - (deck === from ? taken : 0));
  return {
    ...others,
    decks:
      deck === undefined
        ? decks
        : decks.with(from, {
            atMost: deck.atMost.map((cards, place) => cards - (place >= card.place ? taken : 0)),
            size: deck.size - taken,
            dealt: deck.dealt - taken,
            marked: deck.marked.map((one) =>
              one.mark === card.mark && one.place === card.place ? { ...one, count: one.count - taken } : one,
            ),
          }),
    hands:
      hand === undefined
        ? hands
        : hands.with(number, {
            ...hand,
            holds: [...hand.holds, card],
            cards: beside === undefined ? without(hand.cards) : hand.cards,
          }),
    rests:
      beside === undefined
        ? rests
        : rests.map((rest) => (rest === beside ? { ...rest, cards: without(rest.cards) } : rest)),
  };
}
