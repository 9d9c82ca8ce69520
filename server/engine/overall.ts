/** Types for results over all courses of a scenario, as opposed to the shown course. */
import type Fraction from 'fraction.js';
import type { Sampling } from './forward/index.ts';
import type { Bound, Distribution, Figure, RoundOdds } from './odds.ts';
import type { Condition } from './scenario.ts';
import type { PoolChange } from './worth/what-if.ts';

/**
 * The results of a round’s actions and contests over all courses that reach it; an actor who can’t act in some of them
 * has that as an outcome.
 */
export type OverallOdds = Pick<RoundOdds, 'actions' | 'contests' | 'idle' | 'unknown'>;

/** What is known exactly about one written round; everything else has to be sampled. */
export interface OverallRound {
  readonly index: number;
  readonly number: number;
  /** The chance that it is played. */
  readonly reached?: Fraction;
  /** Set if the number of states that the round can start from is small enough. */
  readonly odds?: OverallOdds | undefined;
  /** The same with a changed pool. */
  changed(change: PoolChange): OverallOdds | undefined;
  /** Its costs over all courses that reach it; undefined if unknown. */
  readonly costs?: readonly Distribution[] | undefined;
  /**
   * The chance that the condition holds when the round begins, over all courses that reach it; undefined if unknown.
   */
  holdsBefore(question: Condition): Fraction | undefined;
  /**
   * The chance that the condition holds when the round is over, over all courses that reach it; undefined if unknown.
   */
  holdsAfter(question: Condition): Fraction | undefined;
}

/** The range of a chance. */
export interface OpenChance {
  readonly least: Fraction;
  readonly most: Fraction;
}

/** The written rounds in text order. */
export interface Overall {
  readonly rounds: readonly OverallRound[];
  /**
   * The same for all rounds with one number: the chance over all courses that reach one of them, without their own pins
   * but with earlier pins. `never` if no course does; undefined if unknown.
   */
  holdsAfterNumber(number: number, question: Condition): Fraction | 'never' | undefined;
  /**
   * The range of such a chance if the text leaves something open in some of the courses, in these rounds or before
   * them: the chance if all of these went against it, and if all went for it. Undefined if that has no effect, or is
   * unknown.
   */
  readonly openAfterNumber?: (number: number, question: Condition) => OpenChance | undefined;
  /**
   * On which side of all these chances after the rounds of a number, and of sampled ones, the true one is, if the text
   * leaves something open that can only move it that way; undefined if it leaves nothing open. Missing in a game that
   * leaves nothing open.
   */
  readonly boundOf?: (number: number, question: Condition) => Bound | undefined;
  /**
   * Whether the choice of courses that reach the rounds of a number depends on something left open, even if no course
   * shows it, as where a failure may still become a success that another round is written for. Then no chance over all
   * courses is a bound.
   */
  readonly hangsOnOpen?: (number: number) => boolean;
  /** The {@link Figure.caveat} of all these chances, and of sampled ones. */
  readonly caveat?: string;
  /**
   * Independent courses of those rounds that aren’t known exactly, for conditions checked after each of them; undefined
   * if there is nothing to sample. Doesn’t play any course yet.
   */
  sampling(asked: AskedOfPlays): Sampling | undefined;
}

/**
 * The conditions that plays evaluate: `questions` after each round, `before` at its start. A different seed gives
 * different plays; `everything` disables the use of exact results.
 */
export interface AskedOfPlays {
  readonly questions: readonly Condition[];
  readonly before?: readonly Condition[];
  readonly seed?: number;
  readonly everything?: true;
  /** Identifies rounds that are played alike in another scenario; missing if none are looked up. */
  readonly written?: PlayedText;
}

/**
 * Everything that determines how a scenario is played, as text: equal for rounds that are played alike after the same
 * head and the same earlier rounds.
 */
export interface PlayedText {
  readonly head: string;
  /** In text order. */
  readonly rounds: readonly string[];
}

/** One course whose rounds can be queried for conditions: an element of a sample. */
export interface SampledCourse {
  readonly rounds: readonly {
    readonly index: number;
    readonly number: number;
    holdsAfter(question: Condition): boolean;
  }[];
}

/**
 * The result of an expectation: its chance, and whether that is as expected. `open` means that a sample doesn’t decide
 * it, or that the text leaves it open.
 */
export interface Verdict {
  readonly verdict: 'met' | 'failed' | 'open';
  /** Missing if its round is never played, or nothing is known. */
  readonly figure?: JudgedFigure;
}

/**
 * A chance as if nothing came of what the text leaves open. With `open` it may be anything between two others, each of
 * which may itself be a bound or sampled.
 */
export interface JudgedFigure extends Figure {
  readonly open?: { readonly least: Figure; readonly most: Figure };
}
