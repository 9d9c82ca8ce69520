/**
 * Which course of a scenario somebody wants to see: by which throws, and with what is tried out that the file doesn't
 * say.
 */
import type { Outline, RoundHome } from './outline.ts';
import type { ReasonKey } from './table.ts';

/** So much may be asked for at once. */
export const most = { trials: 40, redraws: 20 } as const;

/**
 * Something tried out. Rounds are named by their place among the written ones, steps by their keys and their rounds.
 * - `aside`: a reason in somebody's pool is set aside, or no longer, whatever the file says.
 * - `add`: an extra (1) or a lost (-1) throw for somebody, for a reason in the reader's words.
 * - `force`: the throws of somebody in a step fall as said, slot by slot; `null` falls as it may.
 * - `seed`: the file's own seed is another.
 */
export type Trial =
  | ({ readonly kind: 'aside' } & RoundHome & { readonly reason: ReasonKey; readonly aside: boolean })
  | ({ readonly kind: 'add' } & RoundHome & { readonly who: string; readonly amount: 1 | -1; readonly words: string })
  | ({ readonly kind: 'force' } & StepHome & { readonly who: string; readonly faces: readonly (string | null)[] })
  | { readonly kind: 'seed'; readonly seed: number };

/**
 * A step by its key; `round` tells rounds apart that have one number, and is missing only in what an older version has
 * kept.
 */
export interface StepHome extends Partial<RoundHome> {
  readonly step: string;
}

/** From this step on the throws are those of another seed; whatever was thrown before it stays. */
export interface Redraw extends StepHome {
  readonly seed: number;
}

/**
 * The course that is wanted: what is tried out, and then the redraws of a branch, one after the other. `outline` is
 * that of the text for which it is wished: by it rounds and names are followed into the text that is there by then.
 */
export interface CourseWish {
  readonly trials: readonly Trial[];
  readonly redraws: readonly Redraw[];
  readonly outline?: Outline;
}

/**
 * What became of the redraws: each at the first step that it throws anew, or at none where the step from which it was
 * asked for isn't there any more. What is told one by one may be thrown at once: then the first of it is an earlier one
 * than was asked for.
 */
export interface CourseView {
  readonly redraws: readonly { readonly seed: number; readonly step?: string; readonly title?: string }[];
}

/**
 * What became of a trial: in words (“Cassie without ‘distraction’”), and why it can't be tried where it can't. `writes`
 * is the sentence that would be written.
 */
export interface TrialView {
  readonly says: string;
  readonly writes?: string;
  readonly lost?: string;
}
