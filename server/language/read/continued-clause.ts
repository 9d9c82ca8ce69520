/** A clause that goes on in a sentence of its own below it: `hard "hold it"`, and then `avoids the Conductor`. */
import type { Slots, Source } from '../../engine/index.ts';
import type { Row } from '../match/row.ts';
import type { Sentence } from './sentences.ts';

/** `behind` is where it goes on, and `words` are the quoted ones that end there. */
export interface ContinuedClause {
  readonly sentence: Sentence;
  readonly behind: Source;
  readonly words: string;
}

/**
 * The last clause of a sentence that can go on, undefined where that says already what would follow; `before` where the
 * sentence has none of its kind.
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

/** Whether sentences go on alike behind two of them. */
export function sameContinued(one: ContinuedClause | undefined, other: ContinuedClause | undefined): boolean {
  return one?.sentence === other?.sentence && one?.behind.end === other?.behind.end && one?.words === other?.words;
}
