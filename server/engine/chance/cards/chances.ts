/** The result types for the odds of a contest, and their conversion from integer weights to fractions. */
import type Fraction from 'fraction.js';
import type { Contest, ContestHand, Threshold } from './contest.ts';
import { fractionsOf } from '../fractions.ts';
import type { ValueChances } from './single-hand.ts';

/** The chances of a side; `wins` is the sum of the other two. */
export interface SideChances {
  readonly wins: Fraction;
  readonly acts: Fraction;
  readonly stalemate: Fraction;
}

/** The chances of a watched mark; `takesEffect` is the joint chance that it is in hand and the action takes effect. */
export interface WatchedChances {
  readonly inHand: Fraction;
  readonly takesEffect: Fraction;
}

/**
 * The chances of a hand. `exceeding` has for each threshold the chance that the action takes effect and exceeds that
 * threshold; `watched` is by mark.
 */
export interface HandChances {
  readonly takesEffect: Fraction;
  readonly exceeding: readonly Fraction[];
  readonly critical: Fraction;
  readonly criticalFailure: Fraction;
  readonly watched: ReadonlyMap<string, WatchedChances>;
}

/**
 * The chances of a contest: `acts` and `stalemate` of all sides and `tie` sum to one. `following` is in the order of
 * the contest; each maps values, ascending, to the chance that those cards are thrown and this value counts. Values
 * with chance 0 are omitted; the sum is the chance that the cards are thrown.
 */
export interface ContestChances {
  readonly sides: ReadonlyMap<string, SideChances>;
  readonly tie: Fraction;
  readonly hands: ReadonlyMap<string, HandChances>;
  readonly following: readonly ValueChances[];
}

/** {@link HandChances} as numbers of deals. */
export interface HandWeights {
  readonly takesEffect: bigint;
  readonly exceeding: readonly bigint[];
  readonly critical: bigint;
  readonly criticalFailure: bigint;
  readonly watched: readonly { readonly mark: string; readonly inHand: bigint; readonly takesEffect: bigint }[];
}

export interface SideWeights {
  readonly acts: bigint;
  readonly stalemate: bigint;
}

/** `total` counts the deals of the contest together with the following cards, whether thrown or not. */
export interface FollowingWeights {
  readonly total: bigint;
  readonly values: ReadonlyMap<number, bigint>;
}

export interface ContestWeights {
  readonly total: bigint;
  readonly sides: ReadonlyMap<string, SideWeights>;
  readonly hands: ReadonlyMap<string, HandWeights>;
  readonly following: readonly FollowingWeights[];
}

/** The sides of a contest in order of first appearance. */
export function sidesOf({ hands }: Contest): readonly string[] {
  return [...new Set(hands.flatMap(({ side }) => side ?? []))];
}

/** The thresholds of a hand's action; an idle hand has none. */
export function thresholdsOf({ action }: ContestHand): readonly Threshold[] {
  return action.kind === 'idle' ? [] : action.against;
}

/** Converts weights to chances, with `total` equally likely deals; what no side wins is a tie. */
export function toChances({ total, sides, hands, following }: ContestWeights): ContestChances {
  const chanceOf = fractionsOf(total);
  const won = [...sides.values()].reduce((sum, { acts, stalemate }) => sum + acts + stalemate, 0n);
  return {
    sides: new Map(
      [...sides].map(([side, { acts, stalemate }]) => [
        side,
        { wins: chanceOf(acts + stalemate), acts: chanceOf(acts), stalemate: chanceOf(stalemate) },
      ]),
    ),
    tie: chanceOf(total - won),
    hands: new Map([...hands].map(([id, weights]) => [id, toHandChances(weights, chanceOf)])),
    following: following.map(toValueChances),
  };
}

function toValueChances({ total, values }: FollowingWeights): ValueChances {
  const chanceOf = fractionsOf(total);
  const possible = [...values].filter(([, weight]) => weight > 0n).sort(([a], [b]) => a - b);
  return new Map(possible.map(([value, weight]) => [value, chanceOf(weight)]));
}

function toHandChances(
  { takesEffect, exceeding, critical, criticalFailure, watched }: HandWeights,
  chanceOf: (weight: bigint) => Fraction,
): HandChances {
  return {
    takesEffect: chanceOf(takesEffect),
    exceeding: exceeding.map(chanceOf),
    critical: chanceOf(critical),
    criticalFailure: chanceOf(criticalFailure),
    watched: new Map(
      watched.map((each) => [each.mark, { inHand: chanceOf(each.inHand), takesEffect: chanceOf(each.takesEffect) }]),
    ),
  };
}
