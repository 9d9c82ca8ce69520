/** Edits that indent lines by nesting, and change only their leading blanks. */
import { breakAt, isBlank } from '../read/characters.ts';
import { depthOf, indentsOf } from './indents.ts';
import { indexBefore, type OffsetRange } from '../read/layout.ts';
import { nextLine } from '../read/lines.ts';
import type { Reading } from '../read/read.ts';
import type { Statement } from '../read/statement.ts';
import type { TextEdit } from './text-edit.ts';

/**
 * For the lines that start within a range of the text: blank ones become empty, and unreadable ones keep their
 * indentation.
 */
export function indentEdits(reading: Reading, within: OffsetRange): readonly TextEdit[] {
  const { text } = reading;
  const indents = indentsOf(reading, within);
  return lineStarts(text, within).flatMap((start) => {
    const end = blanksEnd(text, start);
    const indent = isLineEnd(text, end) ? '' : indents.get(start);
    return indent === undefined || text.slice(start, end) === indent ? [] : [{ start, end, text: indent }];
  });
}

/** Whether the place of the line that starts at an offset is known, not only guessed from an incomplete sentence. */
export function isPlacedAt({ document, statements, text }: Reading, line: number): boolean {
  const start = blanksEnd(text, line);
  const index = indexBefore(document, start);
  const sentence = document.sentences[index];
  if (isLineEnd(text, start) || sentence === undefined || (document.starts[index] ?? 0) + sentence.length <= start)
    return false;
  const isGuessed = ({ parts, nearest }: Statement): boolean =>
    parts.length === 0 && nearest !== undefined && nearest.verb === undefined;
  return statements.some((each) => each.sentence === sentence && depthOf(each) !== undefined && !isGuessed(each));
}

function lineStarts(text: string, { start, end }: OffsetRange): readonly number[] {
  const starts: number[] = [];
  for (let at: number | undefined = start; at !== undefined && at <= end; at = nextLine(text, at)) starts.push(at);
  return starts;
}

function blanksEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

function isLineEnd(text: string, at: number): boolean {
  return at >= text.length || breakAt(text, at) > 0;
}
