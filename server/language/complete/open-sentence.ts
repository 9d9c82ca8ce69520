/** The sentence that is being typed at an offset: where it stands, and how far it has come. */
import { indexBefore, type OffsetRange } from '../read/layout.ts';
import type { Reading } from '../read/read.ts';
import type { Statement } from '../read/statement.ts';
import { typedBefore } from './typed.ts';

/**
 * How far the sentence has come, for lists that open without having been asked for. `begun` has a verb and could end
 * here, but not yet what that may be aimed at; `finished` says all that it has to, and a list would stand in the way of
 * its end; `none` is behind a sentence or within a comment.
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

/** Where the sentence stands that the caret is in, or behind which it stands with nothing but blanks in between. */
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
