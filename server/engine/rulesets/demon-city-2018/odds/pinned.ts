/** A contest in which the throws that the writer has pinned are taken as thrown. */
import { deckSize, withoutCards, type Contest, type ContestHand } from '../../../chance/index.ts';
import type { Throwing } from '../contests.ts';
import { leavesCounting, pinnedCards } from '../dealing.ts';

/** Undefined where nothing is pinned, or no pin fits its deck. */
export function pinnedContest(throwing: Throwing, contest: Contest): Contest | undefined {
  const pins = new Map(throwing.hands.map(({ wish }) => [wish.id, wish.pins]));
  let decks = contest.decks;
  const hands = contest.hands.map((hand): ContestHand => {
    const held = pinnedCards(decks[hand.deck] ?? [], (pins.get(hand.id) ?? []).slice(0, hand.draws));
    if (held.length === 0) return hand;
    decks = { ...decks, [hand.deck]: withoutCards(decks[hand.deck] ?? [], held) };
    return { ...hand, held, draws: hand.draws - held.length, keepsHeld: pins.get(hand.id)?.length === 1 };
  });
  if (hands.every((hand) => hand.held === undefined)) return undefined;
  const pinned = { ...contest, decks, hands };
  return { ...pinned, hands: hands.map((hand) => ({ ...hand, keepsHeld: hand.keepsHeld === true && canCount(hand, pinned) })) };
}

/** A single pin is the card that counts, as far as there are enough cards beside it that leave it so, whatever the others get. */
function canCount({ deck, held = [], keep }: ContestHand, { decks, hands }: Contest): boolean {
  const [counting] = held;
  const drawn = hands.reduce((sum, hand) => sum + (hand.deck === deck ? hand.draws : 0), 0);
  return counting !== undefined && deckSize(leavesCounting(decks[deck] ?? [], counting, keep)) >= drawn;
}
