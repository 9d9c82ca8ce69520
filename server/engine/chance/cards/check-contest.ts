/** Validates that a contest can be dealt; an invalid one is a programming error. */
import { ownValue } from '../../words/own-value.ts';
import { thresholdsOf } from './chances.ts';
import type { Contest, ContestHand, Following } from './contest.ts';
import { deckSize } from './deck.ts';
import type { Deck } from './deck.ts';

/** Throws if the contest is invalid. */
export function checkContest(contest: Contest): void {
  const ids = new Set(contest.hands.map(({ id }) => id));
  insist(ids.size === contest.hands.length, 'Two hands of a contest have the same id');
  insist(
    contest.hands.some(({ side }) => side !== undefined),
    'No hand of the contest belongs to a side',
  );
  for (const hand of contest.hands) checkHand(hand, contest, ids);
  for (const each of contest.following ?? []) checkFollowing(each, contest);
  for (const [name, deck] of Object.entries(contest.decks)) checkDeck(name, deck, contest);
}

function checkHand(hand: ContestHand, contest: Contest, ids: ReadonlySet<string>): void {
  insist(
    Object.hasOwn(contest.decks, hand.deck),
    `The hand ${hand.id} draws from a deck that isn't there: ${hand.deck}`,
  );
  insist(Number.isSafeInteger(hand.draws) && hand.draws >= 0, `The hand ${hand.id} can't draw ${hand.draws} cards`);
  insist(hand.draws + (hand.held ?? []).length > 0, `The hand ${hand.id} holds no card`);
  for (const threshold of thresholdsOf(hand)) {
    insist(
      'number' in threshold || ids.has(threshold.hand),
      `The hand ${hand.id} is compared with one that isn't there`,
    );
  }
  const lucky = [...(ownValue(contest.decks, hand.deck) ?? []), ...(hand.held ?? [])].filter(
    ({ mark }) => mark !== undefined && mark === hand.lucky,
  );
  insist(new Set(lucky.map(({ value }) => value)).size <= 1, `The lucky card of the hand ${hand.id} has two values`);
}

function checkFollowing({ after, exceeding, deck, draws }: Following, contest: Contest): void {
  const first = contest.hands.find(({ id }) => id === after);
  insist(first !== undefined, `Something follows a hand that isn't there: ${after}`);
  insist(
    exceeding === undefined || thresholdsOf(first)[exceeding] !== undefined,
    `The hand ${after} is compared with less than what something follows`,
  );
  insist(
    Object.hasOwn(contest.decks, deck),
    `What follows the hand ${after} is drawn from a deck that isn't there: ${deck}`,
  );
  insist(Number.isSafeInteger(draws) && draws > 0, `What follows the hand ${after} can't be ${draws} cards`);
}

/** Following throws are independent of each other, so the deck must suffice for the largest of them. */
function checkDeck(name: string, deck: Deck, { hands, following = [] }: Contest): void {
  const dealt = hands.filter((hand) => hand.deck === name).reduce((sum, { draws }) => sum + draws, 0);
  const most = following.filter((each) => each.deck === name).reduce((max, { draws }) => Math.max(max, draws), 0);
  insist(dealt + most <= deckSize(deck), `The deck ${name} has ${deckSize(deck)} cards and can't give ${dealt + most}`);
}

function insist(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}
