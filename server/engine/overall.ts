/** What comes of a scenario over all its courses, and not only along the one that is shown. */
import type Fraction from 'fraction.js';
import type { Sampling } from './forward/index.ts';
import type { Bound, Distribution, Figure, RoundOdds } from './odds.ts';
import type { Condition } from './scenario.ts';
import type { PoolChange } from './worth/what-if.ts';

/**
 * What the actions and contests of a round come to over all courses that come to it; who can't act in some of them has
 * that as an outcome.
 */
export type OverallOdds = Pick<RoundOdds, 'actions' | 'contests' | 'idle' | 'unknown'>;

/** What is known exactly of one written round; everything else has to be sampled. */
export interface OverallRound {
  readonly index: number;
  readonly number: number;
  /** The chance that it is played. */
  readonly reached?: Fraction;
  /** There where the states that the round can start from are few enough. */
  readonly odds?: OverallOdds | undefined;
  /** The same with a pool counted otherwise. */
  changed(change: PoolChange): OverallOdds | undefined;
  /** What it costs, of all courses that come to it; undefined where that isn’t known. */
  readonly costs?: readonly Distribution[] | undefined;
  /** The chance of yes when the round begins, of all courses that come to it; undefined where that isn’t known. */
  holdsBefore(question: Condition): Fraction | undefined;
  /**
   * The chance that a question is answered with yes when the round is over, of all courses that come to it; undefined
   * where that isn't known.
   */
  holdsAfter(question: Condition): Fraction | undefined;
}

/** From where to where a chance may be. */
export interface OpenChance {
  readonly least: Fraction;
  readonly most: Fraction;
}

/** The written rounds in the order of the text. */
export interface Overall {
  readonly rounds: readonly OverallRound[];
  /**
   * The same over all rounds of one number: the chance of yes, of all courses that come to one of them, with what is
   * pinned in them left out and what is pinned before taken as thrown. `never` where no course does; undefined where it
   * isn't known.
   */
  holdsAfterNumber(number: number, question: Condition): Fraction | 'never' | undefined;
  /**
   * The range of such a chance where the text leaves something open in some of the courses, in the rounds of the number
   * or before them: what it is if all of these went against it, and if all of them went for it. Undefined where that
   * has no say in it, or isn’t known.
   */
  readonly openAfterNumber?: (number: number, question: Condition) => OpenChance | undefined;
  /**
   * On which side of all these chances after the rounds of a number, and of a sample’s, the true one is, where the text
   * leaves something open that can only move it that way; undefined where it leaves nothing open. A game that is always
   * sure has none.
   */
  readonly boundOf?: (number: number, question: Condition) => Bound | undefined;
  /**
   * Whether it hangs on what the text leaves open which courses come to the rounds of a number, although no course says
   * so of itself, as where a failure may yet become a success that another round is written for. Then no chance over
   * all courses is a bound.
   */
  readonly hangsOnOpen?: (number: number) => boolean;
  /** The {@link Figure.caveat} of all these chances, and of a sample’s. */
  readonly caveat?: string;
  /**
   * Independent courses of those rounds of which not everything is known exactly, for questions asked after each of
   * them; undefined where nothing is left to be asked. No course is played yet.
   */
  sampling(asked: AskedOfPlays): Sampling | undefined;
}

/**
 * What is asked of plays: after each round, and of what it finds. Another seed gives other ones; `everything` is
 * sampled where nothing is to be taken from what is known exactly.
 */
export interface AskedOfPlays {
  readonly questions: readonly Condition[];
  readonly before?: readonly Condition[];
  readonly seed?: number;
  readonly everything?: true;
  /** By which rounds are known again that are played alike in another scenario; missing where none are looked for. */
  readonly written?: PlayedText;
}

/**
 * What of a scenario decides how it is played, as text: the same for rounds that are played alike after the same head
 * and the same rounds before them.
 */
export interface PlayedText {
  readonly head: string;
  /** In the order of the text. */
  readonly rounds: readonly string[];
}

/** One course, asked whether something holds after one of its rounds: what a sample is made of. */
export interface ToldCourse {
  readonly rounds: readonly {
    readonly index: number;
    readonly number: number;
    holdsAfter(question: Condition): boolean;
  }[];
}

/**
 * What has become of an expectation: the chance that it speaks of, and whether that is as expected. `open` is a sample
 * that doesn't decide it, or what the text leaves open.
 */
export interface Verdict {
  readonly verdict: 'met' | 'failed' | 'open';
  /** Missing where the round that it speaks of is never played, or nothing is known. */
  readonly figure?: JudgedFigure;
}

/**
 * A chance as if nothing came of what the text leaves open. With `open` it may be anything between two others, each of
 * which may be a bound or of a sample itself.
 */
export interface JudgedFigure extends Figure {
  readonly open?: { readonly least: Figure; readonly most: Figure };
}
