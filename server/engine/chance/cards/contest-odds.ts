/**
 * Computes the exact odds of a contest without enumerating deals. Each event is a signed sum of terms “these hands lie
 * within those bounds”, and the deals of each term are a product of falling factorials.
 */
import { sidesOf, toChances } from './chances.ts';
import type { ContestChances, HandWeights, SideWeights } from './chances.ts';
import { checkContest } from './check-contest.ts';
import { casesWithMark, over } from './conditions.ts';
import type { PlacedCase } from './conditions.ts';
import type { Contest, ContestHand } from './contest.ts';
import { effectiveDeals, unluckyCases } from './effect.ts';
import { followingWeights } from './follow-up-throws.ts';
import { toModel } from './model.ts';
import type { Model } from './model.ts';
import { newCounting, possibleDeals, winningDeals } from './winning.ts';
import type { Counting } from './winning.ts';

/**
 * Equal to `enumerateContest`, and fast if `isCountable`. Throws if the contest can’t be dealt, or if every deal
 * displaces a held card that is known to count.
 */
export function contestChances(contest: Contest): ContestChances {
  checkContest(contest);
  const counting = newCounting(toModel(contest));
  const total = possibleDeals(counting);
  if (total === 0n) throw new Error('No deal leaves the held cards in place');
  const hands = new Map(contest.hands.map((hand, number) => [hand.id, weightsOf(contest, counting, hand, number)]));
  const sides = sidesOf(contest).map((side) => [side, sideWeights(contest, counting, side, hands)] as const);
  return toChances({ total, sides: new Map(sides), hands, following: followingWeights(contest, counting) });
}

/** A side with attacks acts if one of them takes effect; at most one does. */
function sideWeights(
  { hands }: Contest,
  counting: Counting,
  side: string,
  weights: ReadonlyMap<string, HandWeights>,
): SideWeights {
  const wins = winningDeals(counting, side);
  const attacks = hands.filter((hand) => hand.side === side && hand.action.kind === 'attack');
  if (attacks.length === 0) return { acts: wins, stalemate: 0n };
  const acts = attacks.reduce((sum, { id }) => sum + (weights.get(id)?.takesEffect ?? 0n), 0n);
  return { acts, stalemate: wins - acts };
}

function weightsOf(contest: Contest, counting: Counting, hand: ContestHand, number: number): HandWeights {
  const { model } = counting;
  const thresholds = model.hands[number]?.thresholds ?? [];
  const effect = (one: Counting, which = thresholds, by?: number): bigint =>
    effectiveDeals(contest, one, { hand: number, thresholds: which, by, failing: nobody });
  const takesEffect = effect(counting);
  const isChoice = hand.action.kind === 'attack' && thresholds.length > 1;
  return {
    takesEffect,
    exceeding: thresholds.map((threshold) => (isChoice ? effect(counting, [threshold]) : takesEffect)),
    critical: over(luckyCases(model, hand, number), ({ counting: one, place }) => effect(one, thresholds, place)),
    criticalFailure: over(unluckyCases(contest, model, number), ({ counting: one }) => possibleDeals(one)),
    watched: (hand.watched ?? []).map((mark) => {
      const cases = casesWithMark(model, number, mark);
      return {
        mark,
        inHand: over(cases, (one) => possibleDeals(one.counting)),
        takesEffect: over(cases, (one) => effect(one.counting)),
      };
    }),
  };
}

const nobody: ReadonlySet<number> = new Set();

/** The deals in which the hand has its lucky card, with that card’s place. */
function luckyCases(model: Model, { lucky }: ContestHand, number: number): readonly PlacedCase[] {
  const cases = lucky === undefined ? [] : casesWithMark(model, number, lucky);
  return cases.flatMap(
    (one) =>
      one.model.hands[number]?.holds
        .filter(({ mark }) => mark === lucky)
        .slice(0, 1)
        .map(({ place }) => ({ ...one, place })) ?? [],
  );
}
