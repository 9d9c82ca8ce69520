/** A clause that continues in a separate sentence below it: `hard "hold it"`, and then `avoids the Conductor`. */
import type { Slots, Source } from '../../engine/index.ts';
import type { Row } from '../match/row.ts';
import type { Sentence } from './sentences.ts';

/** `behind` is where it continues, and `words` are the quoted words that end there. */
export interface ContinuedClause {
  readonly sentence: Sentence;
  readonly behind: Source;
  readonly words: string;
}

/**
 * The last clause of a sentence that can continue; undefined if it already contains the continuation; `before` if the
 * sentence has no such clause.
 */
export function continuedIn(
  sentence: Sentence,
  parts: readonly { readonly row: Row; readonly slots: Slots }[],
  before?: ContinuedClause,
): ContinuedClause | undefined {
  const last = parts.findLast(({ row }) => row.pattern.continues !== undefined);
  const continues = last?.row.pattern.continues;
  if (last === undefined || continues === undefined) return before;
  if (last.slots.has(continues.slot)) return undefined;
  const source = last.slots.source(continues.behind);
  return { sentence, behind: { ...source, start: source.end }, words: last.slots.words(continues.behind).text };
}

/** Whether sentences continue equally after both. */
export function sameContinued(one: ContinuedClause | undefined, other: ContinuedClause | undefined): boolean {
  return one?.sentence === other?.sentence && one?.behind.end === other?.behind.end && one?.words === other?.words;
}
