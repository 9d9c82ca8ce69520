/** The requested course of a scenario: its throws, and trials that aren’t in the file. */
import type { Outline, RoundHome } from './outline.ts';
import type { ReasonKey } from './table.ts';

/** Maximum number of each in one request. */
export const most = { trials: 40, redraws: 20 } as const;

/**
 * A trial. Rounds are named by their index among the written ones, steps by key and round.
 * - `aside`: a reason in somebody's pool is set aside, or counts again, whatever the file says.
 * - `add`: an extra (1) or lost (-1) throw for somebody, with a reason in the reader's words.
 * - `force`: somebody's throws in a step are fixed, slot by slot; `null` leaves a slot to chance.
 * - `seed`: replaces the file's own seed.
 */
export type Trial =
  | ({ readonly kind: 'aside' } & RoundHome & { readonly reason: ReasonKey; readonly aside: boolean })
  | ({ readonly kind: 'add' } & RoundHome & { readonly who: string; readonly amount: 1 | -1; readonly words: string })
  | ({ readonly kind: 'force' } & StepHome & { readonly who: string; readonly faces: readonly (string | null)[] })
  | { readonly kind: 'seed'; readonly seed: number };

/**
 * A step by its key; `round` distinguishes rounds with the same number, and is missing only in states saved by older
 * versions.
 */
export interface StepHome extends Partial<RoundHome> {
  readonly step: string;
}

/** From this step on, another seed is used; earlier throws stay. */
export interface Redraw extends StepHome {
  readonly seed: number;
}

/**
 * The requested course: the trials, followed by the redraws of a branch in order. `outline` is that of the text the
 * wish refers to; rounds and names are followed by it into newer texts.
 */
export interface CourseWish {
  readonly trials: readonly Trial[];
  readonly redraws: readonly Redraw[];
  readonly outline?: Outline;
}

/**
 * The results of the redraws: for each, the first step that is thrown again, or none if the requested step is gone.
 * Steps that are shown one by one may be thrown together; then that first step is earlier than the requested one.
 */
export interface CourseView {
  readonly redraws: readonly { readonly seed: number; readonly step?: string; readonly title?: string }[];
}

/**
 * The result of a trial: a description (“Cassie without ‘distraction’”), and why it can’t be tried if it can’t.
 * `writes` is the sentence that it would write.
 */
export interface TrialView {
  readonly says: string;
  readonly writes?: string;
  readonly lost?: string;
}
