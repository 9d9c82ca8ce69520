/** Lays a file out, or indents some of its lines. */
import type { Position, Range, TextEdit } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { mapInSteps } from '../../engine/index.ts';
import { formatSteps, indentEdits, isPlacedAt } from '../../language/index.ts';
import { toTextEdit } from '../connection/convert.ts';
import type { TypingPlace } from '../connection/typing.ts';

export function* formattingSteps(analysis: Analysis): Generator<undefined, TextEdit[]> {
  return yield* mapInSteps(yield* formatSteps(analysis.reading), (edit) => toTextEdit(analysis, edit));
}

/** Indents the lines of a range; what has been pasted or selected keeps its words. */
export function indentingOf(analysis: Analysis, { start, end }: Range): TextEdit[] {
  // A selection of whole lines ends at the start of the line below them.
  const last = end.character === 0 && end.line > start.line ? end.line - 1 : end.line;
  return indentLines(analysis, start.line, last);
}

/**
 * Indents the line that is being typed, and with it those that were typed before it in one go: an editor drops the
 * answer to one key when the next one is faster. A line that can't be read yet stays where it is until it is left.
 */
export function indentingAt(analysis: Analysis, { line }: Position, place: TypingPlace | undefined): TextEdit[] {
  const from = place?.caret.line === line ? place.from : line;
  const here = analysis.lines.offsetAt({ line, character: 0 });
  return indentLines(analysis, from, isPlacedAt(analysis.reading, here) ? line : line - 1);
}

/** What an editor asks after: every key, since only the answer to the last one of a row is sure to be used. */
export const typedCharacters: readonly string[] = [
  '\n',
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  '”',
  '“',
  '’',
  '»',
  '«',
];

function indentLines(analysis: Analysis, from: number, to: number): TextEdit[] {
  if (to < from) return [];
  const { lines, reading } = analysis;
  const within = {
    start: lines.offsetAt({ line: from, character: 0 }),
    end: lines.offsetAt({ line: to, character: 0 }),
  };
  return indentEdits(reading, within).map((edit) => toTextEdit(analysis, edit));
}
