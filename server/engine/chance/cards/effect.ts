/** Counts the deals in which an action takes effect, corrected for critical failures by unlucky cards. */
import { casesKeepingMark, mayHave, over } from './conditions.ts';
import type { PlacedCase } from './conditions.ts';
import type { Contest } from './contest.ts';
import { rivalHands } from './rivals.ts';
import type { Leader } from './rivals.ts';
import type { Model, ModelHand, ModelThreshold } from './model.ts';
import { leadingDeals } from './winning.ts';
import type { Counting } from './winning.ts';

/**
 * A critical failure never takes effect, and an ally’s lets other attacks be tried. Such hands are few, so the deals
 * are first counted as if nobody failed, then corrected for each case in which a hand keeps its unlucky card.
 */
export function effectiveDeals(
  contest: Contest,
  counting: Counting,
  leader: Leader,
  doubtful = doubtfulHands(contest, counting.model, leader),
): bigint {
  const [first, ...others] = doubtful;
  if (first === undefined) return leadingDeals(counting, leader);
  const cases = unluckyCases(contest, counting.model, first).filter(({ place }) =>
    couldSucceed(counting.model.hands[first], place),
  );
  const failing = { ...leader, failing: new Set([...leader.failing, first]) };
  const change = over(
    cases,
    (one) =>
      effectiveDeals(contest, one.counting, failing, others) - effectiveDeals(contest, one.counting, leader, others),
  );
  return effectiveDeals(contest, counting, leader, others) + change;
}

/** The deals in which the hand fails by keeping its unlucky card, with that card’s place. */
export function unluckyCases({ hands }: Contest, model: Model, number: number): readonly PlacedCase[] {
  const hand = hands[number];
  return hand?.unlucky === undefined || hand.unlucky === hand.lucky
    ? []
    : casesKeepingMark(model, number, hand.unlucky);
}

/** The relevant hands that can keep an unlucky card whose value would otherwise succeed. */
function doubtfulHands({ hands }: Contest, model: Model, { hand: leader }: Leader): readonly number[] {
  const rivals = hands[leader]?.action.kind === 'attack' ? rivalHands(model, leader, model.lowerAttacksAreTried) : [];
  return [leader, ...rivals].filter((number) => {
    const unlucky = hands[number]?.unlucky;
    return (
      unlucky !== undefined && mayHave(model, number, unlucky, (place) => couldSucceed(model.hands[number], place))
    );
  });
}

/** Whether the hand’s action could succeed with a kept card at this place. */
function couldSucceed(hand: ModelHand | undefined, place: number): boolean {
  const exceeds = (threshold: ModelThreshold): boolean => ('from' in threshold ? threshold.from <= place : place > 0);
  return hand?.kind === 'attack' ? hand.thresholds.some(exceeds) : hand?.thresholds.every(exceeds) === true;
}
