/** One row of the table, ready to be matched. */
import type { Place, SentencePattern } from '../../engine/index.ts';
import type { Matcher } from './matcher.ts';
import type { Node } from './notation.ts';

/** Matches from a token on, and all that follows; true once the end of the sentence is reached. */
export type Step = (matcher: Matcher, at: number) => boolean;

/**
 * `order` is its place in the table: earlier rows are tried first. `keys` are the words of which one must stand in
 * any sentence of this row: first in it (`leading`) or anywhere; a row without keys is tried always.
 */
export interface Row {
  readonly id: string;
  readonly pattern: SentencePattern;
  readonly places: readonly Place[];
  readonly nodes: readonly Node[];
  readonly step: Step;
  readonly order: number;
  readonly keys: readonly string[];
  readonly leading: boolean;
  /** Whether it can only stand with a clause behind it in the same sentence. */
  readonly needsClause: boolean;
  /** Whether more is written below it, so that it may end with a colon. */
  readonly isHeading: boolean;
  /** The verb, where the row is an announcement. */
  readonly verb?: { readonly word: string; readonly kind: string };
}
