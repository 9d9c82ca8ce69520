/** Whether a contest can be dealt at all; who asks for the odds of one that can't has made a mistake in the code. */
import { thresholdsOf } from './chances.ts';
import type { Contest, ContestHand } from './contest.ts';
import { deckSize } from './deck.ts';
import type { Deck } from './deck.ts';

/** Each card of a hand that keeps its lowest doubles the numbers that must stay safe integers while odds are counted. */
const mostLowest = 40;

/** Throws an error that says what is wrong with the contest. */
export function checkContest(contest: Contest): void {
  const ids = new Set(contest.hands.map(({ id }) => id));
  insist(ids.size === contest.hands.length, 'Two hands of a contest have the same id');
  insist(contest.hands.some(({ side }) => side !== undefined), 'No hand of the contest belongs to a side');
  const lowest = contest.hands.filter(({ keep }) => keep === 'lowest').reduce((sum, { draws }) => sum + draws, 0);
  insist(lowest <= mostLowest, `Of ${lowest} cards the lowest are kept, which is too many to count`);
  for (const hand of contest.hands) checkHand(hand, contest, ids);
  for (const [name, deck] of Object.entries(contest.decks)) checkDeck(name, deck, contest);
}

function checkHand(hand: ContestHand, contest: Contest, ids: ReadonlySet<string>): void {
  insist(Object.hasOwn(contest.decks, hand.deck), `The hand ${hand.id} draws from a deck that isn't there: ${hand.deck}`);
  insist(Number.isSafeInteger(hand.draws) && hand.draws >= 0, `The hand ${hand.id} can't draw ${hand.draws} cards`);
  insist(hand.draws + (hand.held ?? []).length > 0, `The hand ${hand.id} holds no card`);
  for (const threshold of thresholdsOf(hand)) {
    insist('number' in threshold || ids.has(threshold.hand), `The hand ${hand.id} is compared with one that isn't there`);
  }
  const lucky = [...(contest.decks[hand.deck] ?? []), ...(hand.held ?? [])].filter(({ mark }) => mark !== undefined && mark === hand.lucky);
  insist(new Set(lucky.map(({ value }) => value)).size <= 1, `The lucky card of the hand ${hand.id} has two values`);
}

function checkDeck(name: string, deck: Deck, { hands }: Contest): void {
  const dealt = hands.filter((hand) => hand.deck === name).reduce((sum, { draws }) => sum + draws, 0);
  insist(dealt <= deckSize(deck), `The deck ${name} has ${deckSize(deck)} cards and can't give ${dealt}`);
}

function insist(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}
