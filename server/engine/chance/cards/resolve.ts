/**
 * Resolves a contest from dealt hands; shared by play and enumeration.
 * Law: Demon City, tarot edition, Action Rounds, steps 7 to 9.
 */
import type { Card } from './deck.ts';
import { byPreference, keptOf } from './contest.ts';
import type { Action, Contest, ContestHand, ContestOutcome, Deal, HandOutcome } from './contest.ts';

/** A hand’s value and success before the sides are compared. */
interface Judged {
  readonly hand: ContestHand;
  readonly value: number;
  readonly exceeds: readonly boolean[];
  readonly succeeds: boolean;
  readonly criticalFailure: boolean;
}

/** The outcome of the contest for a deal. */
export function resolveContest(contest: Contest, deal: Deal): ContestOutcome {
  const values = new Map<string, number>();
  for (const hand of contest.hands) values.set(hand.id, keptOf(hand.keep, cardsOf(hand, deal)));
  const judged = contest.hands.map((hand) => judge(hand, deal, values));
  const winner = winningSide(judged);
  const tried = winner === undefined ? undefined : triedAttack(contest, judged, winner);
  const hands = new Map<string, HandOutcome>();
  for (const one of judged) {
    const isTried = one.hand.action.kind === 'other' || one === tried;
    const takesEffect = winner !== undefined && one.hand.side === winner && isTried && one.succeeds;
    hands.set(one.hand.id, outcomeOf(one, takesEffect, deal, values));
  }
  return {
    verdict: winner === undefined ? 'tie' : tried === undefined || tried.succeeds ? 'acts' : 'stalemate',
    ...(winner !== undefined && { winner }),
    ...(tried !== undefined && { tried: tried.hand.id }),
    hands,
  };
}

function judge(hand: ContestHand, deal: Deal, values: ReadonlyMap<string, number>): Judged {
  const value = valueOf(hand.id, values);
  const exceeds = exceeded(hand, value, values);
  const criticalFailure =
    hand.unlucky !== undefined &&
    hand.unlucky !== hand.lucky &&
    cardsOf(hand, deal).some((card) => card.mark === hand.unlucky && card.value === value);
  return { hand, value, exceeds, succeeds: isEnough(hand.action, exceeds) && !criticalFailure, criticalFailure };
}

/** The unique side that holds the highest value; only the highest card of each side is compared. */
function winningSide(judged: readonly Judged[]): string | undefined {
  let [highest, top, isShared]: [number, string | undefined, boolean] = [-Infinity, undefined, false];
  for (const {
    value,
    hand: { side },
  } of judged) {
    if (side === undefined || value < highest) continue;
    isShared = value === highest && (isShared || (top !== undefined && side !== top));
    [highest, top] = [value, side];
  }
  return isShared ? undefined : top;
}

/** Only the highest attack is tried, unless the contest lets lower ones be tried if it fails. */
function triedAttack(contest: Contest, judged: readonly Judged[], winner: string): Judged | undefined {
  const attacks = judged.filter(({ hand }) => hand.side === winner && hand.action.kind === 'attack');
  if (attacks.length < 2) return attacks[0];
  const order = byPreference(contest);
  const place = ({ hand }: Judged): number => order.indexOf(hand.id);
  const sorted = attacks.sort((a, b) => b.value - a.value || place(a) - place(b));
  const open = contest.lowerAttacksAreTried ? sorted : sorted.filter(({ value }) => value === sorted[0]?.value);
  return open.find(({ succeeds }) => succeeds) ?? sorted[0];
}

function outcomeOf(one: Judged, takesEffect: boolean, deal: Deal, values: ReadonlyMap<string, number>): HandOutcome {
  const { hand, value, exceeds, criticalFailure } = one;
  const critical = takesEffect && isCritical(hand, value, cardsOf(hand, deal), values);
  return { value, exceeds, takesEffect, critical, criticalFailure };
}

/**
 * The lucky card by itself must meet the action’s thresholds; it needn’t be the highest of its hand. If the lowest card
 * is kept, the lucky card must be the kept one.
 */
function isCritical(
  hand: ContestHand,
  value: number,
  cards: readonly Card[],
  values: ReadonlyMap<string, number>,
): boolean {
  if (hand.lucky === undefined) return false;
  return cards.some(
    (card) =>
      card.mark === hand.lucky &&
      (hand.keep === 'highest' || card.value === value) &&
      isEnough(hand.action, exceeded(hand, card.value, values)),
  );
}

function isEnough(action: Action, exceeds: readonly boolean[]): boolean {
  switch (action.kind) {
    case 'attack':
      return exceeds.some(Boolean);
    case 'other':
      return exceeds.every(Boolean);
    case 'idle':
      return false;
  }
}

function exceeded({ action }: ContestHand, value: number, values: ReadonlyMap<string, number>): readonly boolean[] {
  if (action.kind === 'idle') return [];
  return action.against.map(
    (threshold) => value > ('number' in threshold ? threshold.number : valueOf(threshold.hand, values)),
  );
}

function cardsOf({ id }: ContestHand, deal: Deal): readonly Card[] {
  const cards = deal.get(id) ?? [];
  if (cards.length === 0) throw new Error(`The hand ${id} holds no card`);
  return cards;
}

function valueOf(id: string, values: ReadonlyMap<string, number>): number {
  const value = values.get(id);
  if (value === undefined) throw new Error(`The contest has no hand ${id}`);
  return value;
}
