/**
 * The exact odds of a contest, fast: no deal is looked at. Each event is a signed sum of "these hands lie within those
 * bounds", and the deals of each are a product of falling factorials.
 */
import { sidesOf, toChances } from './chances.ts';
import type { ContestChances, HandWeights, SideWeights } from './chances.ts';
import { checkContest } from './check-contest.ts';
import { casesKeepingMark, casesWithMark } from './conditions.ts';
import type { Case, PlacedCase } from './conditions.ts';
import type { Contest, ContestHand } from './contest.ts';
import { rivalsOf } from './leading.ts';
import type { Leader } from './leading.ts';
import { toModel } from './model.ts';
import type { Model, ModelHand, ModelThreshold } from './model.ts';
import { leadingDeals, possibleDeals, winningDeals } from './winning.ts';

/** The same as enumerating all deals, and fast wherever `isCountable` says so. Throws where the contest can't be dealt, or no deal keeps what is known to count. */
export function contestChances(contest: Contest): ContestChances {
  checkContest(contest);
  const model = toModel(contest);
  const total = possibleDeals(model);
  if (total === 0n) throw new Error('No deal leaves the held cards in place');
  const hands = new Map(contest.hands.map((hand, number) => [hand.id, weightsOf(contest, model, hand, number)]));
  const sides = sidesOf(contest).map((side) => [side, sideWeights(contest, model, side, hands)] as const);
  return toChances({ total, sides: new Map(sides), hands });
}

/** A side that attacks acts if one of its attacks takes effect, and there is never more than one. */
function sideWeights({ hands }: Contest, model: Model, side: string, weights: ReadonlyMap<string, HandWeights>): SideWeights {
  const wins = winningDeals(model, side);
  const attacks = hands.filter((hand) => hand.side === side && hand.action.kind === 'attack');
  if (attacks.length === 0) return { acts: wins, stalemate: 0n };
  const acts = attacks.reduce((sum, { id }) => sum + (weights.get(id)?.takesEffect ?? 0n), 0n);
  return { acts, stalemate: wins - acts };
}

function weightsOf(contest: Contest, model: Model, hand: ContestHand, number: number): HandWeights {
  const thresholds = model.hands[number]?.thresholds ?? [];
  const effect = (one: Model, counting = thresholds, by?: number): bigint =>
    effectiveDeals(contest, one, { hand: number, thresholds: counting, failing: new Set(), ...(by !== undefined && { by }) });
  const takesEffect = effect(model);
  const isChoice = hand.action.kind === 'attack' && thresholds.length > 1;
  return {
    takesEffect,
    exceeding: thresholds.map((threshold) => (isChoice ? effect(model, [threshold]) : takesEffect)),
    critical: over(luckyCases(model, hand, number), ({ model: one, place }) => effect(one, thresholds, place)),
    criticalFailure: over(unluckyCases(contest, model, number), (one) => possibleDeals(one.model)),
    watched: (hand.watched ?? []).map((mark) => {
      const cases = casesWithMark(model, number, mark);
      return { mark, inHand: over(cases, (one) => possibleDeals(one.model)), takesEffect: over(cases, (one) => effect(one.model)) };
    }),
  };
}

/**
 * A critical failure never takes effect, and an ally's makes way for others. Such hands are few: the deals are first
 * counted as if nobody failed, then set right for each case of a hand that keeps its unlucky card.
 */
function effectiveDeals(contest: Contest, model: Model, leader: Leader, doubtful = doubtfulHands(contest, model, leader)): bigint {
  const [first, ...others] = doubtful;
  if (first === undefined) return leadingDeals(model, leader);
  const cases = unluckyCases(contest, model, first).filter(({ place }) => couldSucceed(model.hands[first], place));
  const failing = { ...leader, failing: new Set([...leader.failing, first]) };
  const change = over(cases, (one) => effectiveDeals(contest, one.model, failing, others) - effectiveDeals(contest, one.model, leader, others));
  return effectiveDeals(contest, model, leader, others) + change;
}

function doubtfulHands({ hands }: Contest, model: Model, { hand: leader }: Leader): readonly number[] {
  const rivals = hands[leader]?.action.kind === 'attack' ? rivalsOf(model, leader, model.lowerAttacksAreTried) : [];
  return [leader, ...rivals].filter((number) => hands[number]?.unlucky !== undefined);
}

/** Whether the hand's action could succeed if it kept a card at that place. */
function couldSucceed(hand: ModelHand | undefined, place: number): boolean {
  const exceeds = (threshold: ModelThreshold): boolean => ('from' in threshold ? threshold.from <= place : place > 0);
  return hand?.kind === 'attack' ? hand.thresholds.some(exceeds) : hand?.thresholds.every(exceeds) === true;
}

function unluckyCases({ hands }: Contest, model: Model, number: number): readonly PlacedCase[] {
  const hand = hands[number];
  return hand?.unlucky === undefined || hand.unlucky === hand.lucky ? [] : casesKeepingMark(model, number, hand.unlucky);
}

/** The deals in which the hand has its lucky card, with the place of that card. */
function luckyCases(model: Model, { lucky }: ContestHand, number: number): readonly PlacedCase[] {
  const cases = lucky === undefined ? [] : casesWithMark(model, number, lucky);
  return cases.flatMap((one) => one.model.hands[number]?.holds
    .filter(({ mark }) => mark === lucky).slice(0, 1).map(({ place }) => ({ ...one, place })) ?? []);
}

function over<C extends Case>(cases: readonly C[], deals: (one: C) => bigint): bigint {
  return cases.reduce((sum, one) => sum + one.times * deals(one), 0n);
}
