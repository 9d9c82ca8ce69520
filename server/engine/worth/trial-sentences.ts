/** How a game writes trials as sentences, so that they are played and computed like any other text. */
import type { Intent } from '../finding.ts';
import type { Fact, Round, Scenario } from '../scenario.ts';
import type { Step } from '../timeline.ts';
import type { Addition } from './what-if.ts';

/**
 * The options for forcing somebody’s throws in a step. `slots` are named as the game pins them: a single one, `the card
 * that counts`, or each of the dice. `faces` are the labels available to each slot, `now` its pinned face.
 * `slotOf` maps each of the person’s results in the step, in order, to its slot; undefined if it can’t be forced by
 * itself. `purpose` says what is thrown for, as words after the faces, if that isn’t obvious: `against the Calm of Bo`.
 */
export interface Forcing {
  readonly slots: readonly string[];
  readonly faces: readonly (readonly string[])[];
  readonly now: readonly (string | undefined)[];
  readonly slotOf: readonly (number | undefined)[];
  readonly purpose?: string;
  /** The edits for a face per slot, or `null` to leave it to chance. */
  readonly write: (faces: readonly (string | null)[]) => readonly Intent[];
}

/** The effect of an addition, in a few words, and its object: `1 harder`, `“shoot to lame”`. */
export interface Added {
  readonly does: string;
  readonly to: string;
}

/** How a game writes trials. */
export interface TrialSentences<F extends Fact = Fact> {
  /** The additions whose worth is shown; by default one advantage. */
  readonly additions?: readonly Addition[];
  /**
   * How chances that are bounds are computed, as a note on the difference of two: `without squashing`. Missing in a
   * game without bounds.
   */
  readonly boundsMethod?: string;
  /**
   * One extra (1) or lost (-1) throw, for a reason in somebody’s words; undefined if `who` announces nothing that it
   * could apply to.
   */
  add(
    scenario: Scenario<F>,
    round: Round<F>,
    who: string,
    amount: 1 | -1,
    words: string,
  ): readonly Intent[] | undefined;
  /**
   * The effect of `add` in this round, in a game where that isn’t the number of throws; called only if it can be added.
   */
  addsTo?(scenario: Scenario<F>, round: Round<F>, who: string, amount: 1 | -1): Added | undefined;
  /** Who throws in steps without being a combatant or a side: `the party`. */
  readonly alsoThrow?: readonly string[];
  /** Undefined if what `who` throws in this step can’t be pinned; missing in a game without pins. */
  forcing?(scenario: Scenario<F>, round: Round<F>, step: Step, who: string): Forcing | undefined;
}
