/** The picture of a roll that is searched for sets. */
import type { Lines, ToneView } from '../why.ts';

declare module '../table.ts' {
  interface PicturesView {
    readonly sets?: SetsView;
  }
}

/**
 * A roll searched for sets, dice of one face. `ones` are the dice that show a 1, with what they make of the roll
 * (“critical”) where they make something of it; missing where there are none. The `words` of dice are what a screen
 * reader says of them.
 */
interface SetsView {
  readonly title: string;
  readonly ones?: { readonly count: number; readonly says?: string; readonly words: string };
  readonly sets: readonly SetView[];
  readonly needs: readonly NeedView[];
}

/** So many dice of one face; `label` is “6×2”, and `passes` is false for a face below the target. */
interface SetView {
  readonly face: number;
  readonly width: number;
  readonly passes: boolean;
  readonly label: string;
  readonly words: string;
}

/**
 * Something that takes a set of `width` dice; `by` is the set that meets it, and `face` its face, where it is known.
 */
interface NeedView {
  readonly words: string;
  readonly measure: string;
  /** The measure in plain words, as it is read aloud. */
  readonly asks?: string;
  readonly width: number;
  readonly by?: string;
  readonly face?: number;
  /** Where no set meets it, the dice of one face that come nearest to it, with what is read aloud of them. */
  readonly near?: { readonly face: number; readonly width: number; readonly words: string };
  readonly says: string;
  readonly tone: ToneView;
  readonly lines: Lines;
}
