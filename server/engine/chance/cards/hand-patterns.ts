/** Enumerates the distinct deals of several hands, reduced to the card that counts and relevant marked cards. */
import { ownValue } from '../../words/own-value.ts';
import { keptOf } from './contest.ts';
import type { Contest, ContestHand, Deal } from './contest.ts';
import { deckSize } from './deck.ts';
import type { Card, CardCount, Deck } from './deck.ts';
import { choose } from './falling.ts';

/** A reduced deal; `weight` is the number of equally likely deals it stands for. */
export interface Look {
  readonly deal: Deal;
  readonly weight: bigint;
}

/** The hands of one deck, partially filled while iterating its rows; `left` is how many cards each still takes. */
interface Filling {
  readonly left: readonly number[];
  readonly cards: readonly (readonly Card[])[];
  readonly weight: bigint;
}

/** Undefined if there are more than `most`, or if deals wouldn’t be equally likely. */
export function looksOf({ decks, hands }: Pick<Contest, 'decks' | 'hands'>, most: number): readonly Look[] | undefined {
  let looks: readonly Look[] = [{ deal: new Map(), weight: 1n }];
  for (const name of new Set(hands.map(({ deck }) => deck))) {
    const own = hands.filter(({ deck }) => deck === name);
    const fillings = isEven(own) ? fillingsOf(ownValue(decks, name) ?? [], own, most) : undefined;
    if (fillings === undefined || looks.length * fillings.length > most) return undefined;
    looks = looks.flatMap(({ deal, weight }) =>
      fillings.map((filling) => ({
        deal: new Map([...deal, ...own.map(({ id }, at) => [id, filling.cards[at] ?? []] as const)]),
        weight: weight * filling.weight,
      })),
    );
  }
  return looks;
}

/**
 * Whether deals are equally likely. Hands whose held card must keep counting draw from a restricted set of cards before
 * the others; the number of ways left is the same for all deals only if all are restricted from the same side.
 */
function isEven(hands: readonly ContestHand[]): boolean {
  return new Set(hands.filter((hand) => isBounded(hand) && hand.draws > 0).map(({ keep }) => keep)).size < 2;
}

function fillingsOf(deck: Deck, hands: readonly ContestHand[], most: number): readonly Filling[] | undefined {
  const start = { left: hands.map(({ draws }) => draws), cards: hands.map(({ held = [] }) => held), weight: 1n };
  let now: readonly Filling[] = [start];
  let rest = deckSize(deck);
  for (const row of deck) {
    rest -= row.count;
    const next = new Map<string, Filling>();
    for (const filling of now.flatMap((each) => withRow(each, hands, row))) {
      if (filling.left.reduce((sum, each) => sum + each, 0) > rest) continue;
      const key = JSON.stringify([filling.left, filling.cards]);
      next.set(key, { ...filling, weight: filling.weight + (next.get(key)?.weight ?? 0n) });
    }
    if (next.size > most) return undefined;
    now = [...next.values()];
  }
  return now.filter(({ left }) => left.every((each) => each === 0));
}

/** All ways to distribute cards of one row over the hands. */
function withRow(filling: Filling, hands: readonly ContestHand[], { count, ...card }: CardCount): readonly Filling[] {
  return hands
    .reduce<readonly (Filling & { readonly spare: number })[]>(
      (all, hand, at) =>
        all.flatMap((now) =>
          Array.from(
            { length: 1 + (mayTake(hand, card) ? Math.min(now.spare, now.left[at] ?? 0) : 0) },
            (_, taken) => ({
              left: now.left.with(at, (now.left[at] ?? 0) - taken),
              cards: taken === 0 ? now.cards : now.cards.with(at, shown(hand, [...(now.cards[at] ?? []), card])),
              weight: now.weight * choose(now.spare, taken),
              spare: now.spare - taken,
            }),
          ),
        ),
      [{ ...filling, spare: count }],
    )
    .map(({ left, cards, weight }) => ({ left, cards, weight }));
}

/** The card that counts, and cards with a relevant mark. */
function shown(hand: ContestHand, cards: readonly Card[]): readonly Card[] {
  const kept = cards.findIndex(({ value }) => value === keptOf(hand.keep, cards));
  return cards.filter(
    ({ mark }, at) => at === kept || (mark !== undefined && [hand.lucky, hand.unlucky].includes(mark)),
  );
}

function isBounded({ keepsHeld, held = [] }: ContestHand): boolean {
  return keepsHeld === true && held.length > 0;
}

function mayTake(hand: ContestHand, card: Card): boolean {
  return !isBounded(hand) || keptOf(hand.keep, [...(hand.held ?? []), card]) === keptOf(hand.keep, hand.held ?? []);
}
