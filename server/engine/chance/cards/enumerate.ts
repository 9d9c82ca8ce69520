/** Computes the odds of a contest by resolving every deal: slow, but obviously correct. */
import { ownValue } from '../../words/own-value.ts';
import { toChances } from './chances.ts';
import type { ContestChances } from './chances.ts';
import { checkContest } from './check-contest.ts';
import { keptOf } from './contest.ts';
import type { Contest, ContestHand, Deal } from './contest.ts';
import { withoutCards } from './deck.ts';
import type { Card, Deck } from './deck.ts';
import { choose } from './falling.ts';
import { countDeal, countFollowing, newOutcomeCounts } from './outcome-counts.ts';

/** One distinct deal and the remaining decks; `weight` is the number of equally likely deals it stands for. */
interface WeightedDeal {
  readonly deal: Deal;
  readonly left: Contest['decks'];
  readonly weight: bigint;
}

/** The exact odds; undefined if there are more than `limit` distinct deals. */
export function enumerateContest(contest: Contest, limit: number): ContestChances | undefined {
  checkContest(contest);
  let deals = 0;
  const counts = newOutcomeCounts(contest);
  for (const { deal, left, weight } of dealsOf(contest)) {
    deals += 1;
    if (deals > limit) return undefined;
    if (!contest.hands.every((hand) => keepsWhatItMust(hand, deal.get(hand.id) ?? []))) continue;
    const outcome = countDeal(counts, contest, deal, weight);
    for (const [place, { deck, draws }] of (contest.following ?? []).entries()) {
      for (const drawn of drawsOf(ownValue(left, deck) ?? [], draws))
        countFollowing(counts, contest, place, outcome, drawn.cards, weight * drawn.weight);
    }
  }
  return toChances(counts);
}

/** Whether no drawn card displaces a held card that is known to count. */
function keepsWhatItMust({ keep, keepsHeld, held = [] }: ContestHand, cards: readonly Card[]): boolean {
  if (keepsHeld !== true || held.length === 0) return true;
  return keptOf(keep, cards) === keptOf(keep, held);
}

/** Every distinct deal of the contest, hand by hand. */
function* dealsOf({ decks, hands }: Contest, from = 0): Generator<WeightedDeal> {
  const hand = hands[from];
  if (hand === undefined) {
    yield { deal: new Map(), left: decks, weight: 1n };
    return;
  }
  const deck = ownValue(decks, hand.deck) ?? [];
  for (const { cards, weight } of drawsOf(deck, hand.draws)) {
    const rest = { ...decks, [hand.deck]: withoutCards(deck, cards) };
    for (const others of dealsOf({ decks: rest, hands, lowerAttacksAreTried: false }, from + 1)) {
      yield {
        deal: new Map(others.deal).set(hand.id, [...(hand.held ?? []), ...cards]),
        left: others.left,
        weight: weight * others.weight,
      };
    }
  }
}

function* drawsOf(deck: Deck, count: number): Generator<{ readonly cards: readonly Card[]; readonly weight: bigint }> {
  const [row, ...others] = deck;
  if (row === undefined) {
    if (count === 0) yield { cards: [], weight: 1n };
    return;
  }
  const { count: available, ...card } = row;
  for (let taken = 0; taken <= Math.min(available, count); taken += 1) {
    for (const rest of drawsOf(others, count - taken)) {
      yield {
        cards: [...new Array<Card>(taken).fill(card), ...rest.cards],
        weight: choose(available, taken) * rest.weight,
      };
    }
  }
}
