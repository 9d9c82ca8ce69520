/**
 * What somebody tries out who reads a course, as a writer of the game would write it: so it is played and reckoned like
 * any other text.
 */
import type { Intent } from '../finding.ts';
import type { Fact, Round, Scenario } from '../scenario.ts';
import type { Step } from '../timeline.ts';
import type { Addition } from './what-if.ts';

/**
 * To what the throws of somebody in a step can be forced. `slots` are named as the game pins them: one, `the card that
 * counts`, or each of the dice. `faces` are the labels that every slot can have, `now` what is pinned of each. `slotOf`
 * tells for each result of theirs in the step, in order, which slot it is; missing where it isn’t forced by itself.
 * `purpose` says what is thrown for, as words behind the faces, where that isn’t plain: `against the Calm of Bo`.
 */
export interface Forcing {
  readonly slots: readonly string[];
  readonly faces: readonly string[];
  readonly now: readonly (string | undefined)[];
  readonly slotOf: readonly (number | undefined)[];
  readonly purpose?: string;
  /** What is to be done to the text, for each slot its face, or `null` to let it fall as it may. */
  readonly write: (faces: readonly (string | null)[]) => readonly Intent[];
}

/** What is changed by something that is added, in a few words, and of what: `1 harder`, `“shoot to lame”`. */
export interface Added {
  readonly does: string;
  readonly to: string;
}

/** How a game writes what is tried out. */
export interface TrialSentences<F extends Fact = Fact> {
  /**
   * What somebody could have more of, of which it is told what it would be worth; one advantage where nothing is said.
   */
  readonly additions?: readonly Addition[];
  /**
   * How chances are reckoned that are bounds, as it is said of the difference of two: `without squashing`. Missing in a
   * game that has none.
   */
  readonly boundsReckoned?: string;
  /**
   * One extra (1) or lost (-1) throw, for a reason in somebody’s words; undefined where `who` announces nothing that it
   * could be for.
   */
  add(
    scenario: Scenario<F>,
    round: Round<F>,
    who: string,
    amount: 1 | -1,
    words: string,
  ): readonly Intent[] | undefined;
  /**
   * What `add` would change in this round, in a game where that isn’t how many are thrown; asked only where it can be
   * added.
   */
  addsTo?(scenario: Scenario<F>, round: Round<F>, who: string, amount: 1 | -1): Added | undefined;
  /**
   * Undefined where what `who` throws in this step of a course can’t be pinned; missing in a game in which nothing can.
   */
  forcing?(scenario: Scenario<F>, round: Round<F>, step: Step, who: string): Forcing | undefined;
}
