/**
 * A contest in a form for counting deals: values as indices (“places”) in one ascending list, hands by number, and
 * known cards as separate decks.
 */
import type { KeptCard } from './events.ts';
import { thresholdsOf } from './chances.ts';
import { byPreference } from './contest.ts';
import type { Contest, ContestHand } from './contest.ts';
import type { Card, Deck } from './deck.ts';

/** A marked card with the place of its value. */
export interface Marked {
  readonly mark: string;
  readonly place: number;
}

/** `atMost` has for each place the number of cards at or below it; `dealt` is the number that all hands take. */
export interface ModelDeck {
  readonly atMost: readonly number[];
  readonly size: number;
  readonly dealt: number;
  readonly marked: readonly (Marked & { readonly count: number })[];
}

/** A numeric threshold, exceeded from place `from` on, or a hand by its number. */
export type ModelThreshold = { readonly from: number } | { readonly hand: number };

export interface ModelHand extends KeptCard {
  readonly deck: number;
  readonly holds: readonly Marked[];
  readonly side: string | undefined;
  readonly kind: ContestHand['action']['kind'];
  readonly thresholds: readonly ModelThreshold[];
}

/** Cards of a hand that are known not to displace its kept card at `place`. */
export interface Rest extends KeptCard {
  readonly hand: number;
  readonly place: number;
}

/** A known card is a separate deck with one card, which is dealt. `order` is that of preference. */
export interface Model {
  readonly values: readonly number[];
  readonly decks: readonly ModelDeck[];
  readonly hands: readonly ModelHand[];
  readonly rests: readonly Rest[];
  readonly order: readonly number[];
  readonly lowerAttacksAreTried: boolean;
}

/** Builds the model of a valid contest. */
export function toModel(contest: Contest): Model {
  const values = valuesOf(contest);
  const names = Object.keys(contest.decks);
  const ids = contest.hands.map(({ id }) => id);
  const bare: Model = {
    values,
    decks: Object.entries(contest.decks).map(([name, deck]) => toModelDeck(deck, values, dealtFrom(contest, name))),
    hands: contest.hands.map((hand) => toModelHand(hand, names, ids, values)),
    rests: [],
    order: byPreference(contest)
      .map((id) => ids.indexOf(id))
      .filter((number) => number >= 0),
    lowerAttacksAreTried: contest.lowerAttacksAreTried,
  };
  return contest.hands.reduce((model, hand, number) => withHeld(model, hand, number), bare);
}

/** The model with further cards dealt within a known bound. */
export function withFollowing(model: Model, rest: Rest): Model {
  const decks = model.decks.map((deck, number) => ({ ...deck, dealt: deck.dealt + (rest.cards[number] ?? 0) }));
  return { ...model, decks, rests: [...model.rests, rest] };
}

/** The model with one more known card in the hand. */
export function withKnown(model: Model, number: number, place: number): Model {
  const deck = { atMost: model.values.map((_, at) => Number(at >= place)), size: 1, dealt: 1, marked: [] };
  const hand = model.hands[number];
  if (hand === undefined) return model;
  const cards = [...model.decks.map((_, at) => hand.cards[at] ?? 0), 1];
  return { ...model, decks: [...model.decks, deck], hands: model.hands.with(number, { ...hand, cards }) };
}

/** The model in which the hand is known to have a card at this place and to keep it. */
export function withKeptCard(model: Model, number: number, place: number): Model {
  const hand = model.hands[number];
  if (hand === undefined) return model;
  const rest = { hand: number, keep: hand.keep, cards: hand.cards, place };
  const empty = { ...hand, cards: hand.cards.map(() => 0) };
  return withKnown({ ...model, hands: model.hands.with(number, empty), rests: [...model.rests, rest] }, number, place);
}

/** Adds a hand’s held cards; only the one that would be kept matters. */
function withHeld(model: Model, { held, keep, keepsHeld }: ContestHand, number: number): Model {
  if (held === undefined || held.length === 0) return model;
  const places = held.map(({ value }) => model.values.indexOf(value));
  const place = keep === 'highest' ? Math.max(...places) : Math.min(...places);
  return keepsHeld === true ? withKeptCard(model, number, place) : withKnown(model, number, place);
}

function valuesOf({ decks, hands }: Contest): readonly number[] {
  const cards = [...Object.values(decks).flat(), ...hands.flatMap(({ held }) => held ?? [])];
  return [...new Set(cards.map(({ value }) => value))].sort((a, b) => a - b);
}

function toModelDeck(deck: Deck, values: readonly number[], dealt: number): ModelDeck {
  const atMost = values.map((limit) => deck.reduce((sum, { value, count }) => sum + (value <= limit ? count : 0), 0));
  const marked = deck.flatMap((row) => toMarked(row, values).map((card) => ({ ...card, count: row.count })));
  return { atMost, size: atMost.at(-1) ?? 0, dealt, marked };
}

function toMarked({ mark, value }: Card, values: readonly number[]): readonly Marked[] {
  return mark === undefined ? [] : [{ mark, place: values.indexOf(value) }];
}

function dealtFrom({ hands }: Contest, name: string): number {
  return hands.reduce((sum, { deck, draws }) => sum + (deck === name ? draws : 0), 0);
}

/** A hand of one card keeps the “highest” even if it should keep the lowest, since that is faster to count. */
function toModelHand(
  hand: ContestHand,
  names: readonly string[],
  ids: readonly string[],
  values: readonly number[],
): ModelHand {
  return {
    deck: names.indexOf(hand.deck),
    holds: (hand.held ?? []).flatMap((card) => toMarked(card, values)),
    side: hand.side,
    kind: hand.action.kind,
    keep: hand.draws + (hand.held ?? []).length === 1 ? 'highest' : hand.keep,
    cards: names.map((name) => (name === hand.deck ? hand.draws : 0)),
    thresholds: thresholdsOf(hand).map((threshold) =>
      'number' in threshold
        ? { from: values.filter((value) => value <= threshold.number).length }
        : { hand: ids.indexOf(threshold.hand) },
    ),
  };
}
