/** View model of a roll that is searched for sets. */
import type { Lines, ToneView } from '../why.ts';

declare module '../table.ts' {
  interface PicturesView {
    readonly sets?: SetsView;
  }
}

/**
 * A roll searched for sets (dice of one face). `ones` are the dice that show a 1, with their effect on the roll
 * (“critical”) if they have one; missing if there are none. The `words` of dice are for screen readers.
 */
interface SetsView {
  readonly title: string;
  readonly ones?: { readonly count: number; readonly says?: string; readonly words: string };
  readonly sets: readonly SetView[];
  readonly needs: readonly NeedView[];
}

/** A number of dice of one face; `label` is “6×2”, and `passes` is false for a face below the target. */
interface SetView {
  readonly face: number;
  readonly width: number;
  readonly passes: boolean;
  readonly label: string;
  readonly words: string;
}

/** A need of a set of `width` dice; `by` is the set that meets it, and `face` its face, if known. */
interface NeedView {
  readonly words: string;
  readonly measure: string;
  /** The measure in plain words, as read by a screen reader. */
  readonly asks?: string;
  readonly width: number;
  readonly by?: string;
  readonly face?: number;
  /** If no set meets it, the nearest dice of one face, with their words for screen readers. */
  readonly near?: { readonly face: number; readonly width: number; readonly words: string };
  readonly says: string;
  readonly tone: ToneView;
  readonly lines: Lines;
}
