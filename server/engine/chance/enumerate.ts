/** The odds of a contest by playing out every deal: slow, and plainly right. */
import { toChances } from './chances.ts';
import type { ContestChances } from './chances.ts';
import { checkContest } from './check-contest.ts';
import type { Contest, ContestHand, Deal } from './contest.ts';
import { withoutCards } from './deck.ts';
import type { Card, Deck } from './deck.ts';
import { choose } from './falling.ts';
import { countDeal, newTally } from './tally.ts';

/** One way in which the hands can look; `weight` is the number of equally likely deals that look so. */
interface WeightedDeal {
  readonly deal: Deal;
  readonly weight: bigint;
}

/** The exact odds, or `undefined` where the contest has more than `limit` different deals. */
export function enumerateContest(contest: Contest, limit: number): ContestChances | undefined {
  checkContest(contest);
  let deals = 0;
  const tally = newTally(contest);
  for (const { deal, weight } of dealsOf(contest)) {
    deals += 1;
    if (deals > limit) return undefined;
    if (!contest.hands.every((hand) => keepsWhatItMust(hand, deal.get(hand.id) ?? []))) continue;
    countDeal(tally, contest, deal, weight);
  }
  return toChances(tally);
}

/** Whether nothing drawn displaces a held card that is known to count. */
function keepsWhatItMust({ keep, keepsHeld, held = [] }: ContestHand, cards: readonly Card[]): boolean {
  if (keepsHeld !== true || held.length === 0) return true;
  const kept = (some: readonly Card[]): number => (keep === 'highest' ? Math.max : Math.min)(...some.map(({ value }) => value));
  return kept(cards) === kept(held);
}

/** Every different deal of the contest, hand by hand. */
function* dealsOf({ decks, hands }: Contest, from = 0): Generator<WeightedDeal> {
  const hand = hands[from];
  if (hand === undefined) {
    yield { deal: new Map(), weight: 1n };
    return;
  }
  const deck = decks[hand.deck] ?? [];
  for (const { cards, weight } of drawsOf(deck, hand.draws)) {
    const rest = { ...decks, [hand.deck]: withoutCards(deck, cards) };
    for (const others of dealsOf({ decks: rest, hands, lowerAttacksAreTried: false }, from + 1)) {
      yield { deal: new Map(others.deal).set(hand.id, [...(hand.held ?? []), ...cards]), weight: weight * others.weight };
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
      yield { cards: [...new Array<Card>(taken).fill(card), ...rest.cards], weight: choose(available, taken) * rest.weight };
    }
  }
}
