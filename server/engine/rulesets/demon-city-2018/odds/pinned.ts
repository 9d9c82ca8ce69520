/** The odds of a contest when the throws that the writer has pinned are taken as thrown. */
import { contestChances, withoutCards, type Card, type Contest, type ContestChances } from '../../../chance/index.ts';
import type { Throwing } from '../contests.ts';
import { pinnedCards } from '../dealing.ts';

/** Undefined where nothing is pinned, or a pin doesn't fit the deck. */
export function pinnedChances(throwing: Throwing, contest: Contest): ContestChances | undefined {
  const wishes = new Map(throwing.hands.map(({ wish }) => [wish.id, wish]));
  let decks = contest.decks;
  const hands = contest.hands.map((hand) => {
    const wish = wishes.get(hand.id);
    const pins = wish?.pins ?? [];
    const cards: readonly Card[] = pinnedCards(decks[hand.deck] ?? [], pins.slice(0, hand.draws));
    if (cards.length === 0) return hand;
    decks = { ...decks, [hand.deck]: withoutCards(decks[hand.deck] ?? [], cards) };
    return { ...hand, held: cards, draws: hand.draws - cards.length };
  });
  return hands.every((hand) => hand.held === undefined) ? undefined : contestChances({ ...contest, decks, hands });
}
