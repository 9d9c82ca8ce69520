/** The sentence being typed at an offset: its range and its state. */
import { indexBefore, type OffsetRange } from '../read/layout.ts';
import type { Reading } from '../read/read.ts';
import type { Statement } from '../read/statement.ts';
import { typedBefore } from './typed.ts';

/**
 * State of the sentence being typed, for completion lists that open automatically. `begun` has a verb and could end
 * here, but has no target yet; `finished` is complete, so that a list would be in the way; `none` is after a sentence
 * or within a comment.
 */
export type Standing = 'none' | 'quoted' | 'unfinished' | 'begun' | 'finished';

export function standingAt(reading: Reading, offset: number): Standing {
  const typed = typedBefore(reading, offset);
  if (typed === undefined || typed.isNew === true) return 'none';
  if (typed.closer !== undefined) return 'quoted';
  const sentence = reading.document.sentences[typed.index];
  const statements = reading.statements.filter((each) => each.sentence === sentence);
  if (statements.length === 0 || !statements.every(isRead)) return 'unfinished';
  return statements.every(isBareAction) ? 'begun' : 'finished';
}

/** The range of the sentence that contains the caret, or that only blanks separate from it. */
export function sentenceRangeAt({ document, text }: Reading, offset: number): OffsetRange | undefined {
  const index = indexBefore(document, offset);
  const start = document.starts[index];
  const end = (start ?? 0) + (document.sentences[index]?.length ?? 0);
  if (start !== undefined && !/[\r\n]/u.test(text.slice(end, offset))) return { start, end };
  const next = document.starts[index + 1];
  return next !== undefined && text.slice(offset, next).trim() === '' && !/[\r\n]/u.test(text.slice(offset, next))
    ? { start: next, end: next + (document.sentences[index + 1]?.length ?? 0) }
    : undefined;
}

function isRead({ parts, findings }: Statement): boolean {
  return parts.length > 0 && findings.every(({ severity }) => severity !== 'error');
}

function isBareAction({ parts }: Statement): boolean {
  const [piece] = parts.map((part) => part.piece);
  return parts.length === 1 && piece?.piece === 'announcement' && piece.announcement.targets.length === 0;
}
