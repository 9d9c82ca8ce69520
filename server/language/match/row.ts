/** One row of the table, ready to be matched. */
import type { Place, SentencePattern } from '../../engine/index.ts';
import type { Matcher } from './matcher.ts';
import type { Node } from './notation.ts';

/** Matches from a token on, including all that follows; true once the end of the sentence is reached. */
export type Step = (matcher: Matcher, at: number) => boolean;

/**
 * `order` is its index in the table: earlier rows are tried first. `keys` are the words of which every sentence of this
 * row contains one: at its start (`leading`) or anywhere; a row without keys is always tried.
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
  /** Whether it needs a clause after it in the same sentence. */
  readonly needsClause: boolean;
  /** Whether it opens a block, so that it may end with a colon. */
  readonly isHeading: boolean;
  /** The verb, if the row is an announcement. */
  readonly verb?: { readonly word: string; readonly kind: string };
}
