/** Formats a file, or indents some of its lines. */
import type { Position, Range, TextEdit } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { mapInSteps } from '../../engine/index.ts';
import { formatSteps, indentEdits, isPlacedAt } from '../../language/index.ts';
import { toTextEdit } from '../connection/convert.ts';
import type { TypingPlace } from '../connection/typing.ts';

export function* formattingSteps(analysis: Analysis): Generator<undefined, TextEdit[]> {
  return yield* mapInSteps(yield* formatSteps(analysis.reading), (edit) => toTextEdit(analysis, edit));
}

/** Indents the lines of a range without other changes, for pasted or selected lines. */
export function indentingOf(analysis: Analysis, { start, end }: Range): TextEdit[] {
  // A selection of whole lines ends at the start of the line below.
  const last = end.character === 0 && end.line > start.line ? end.line - 1 : end.line;
  return indentLines(analysis, start.line, last);
}

/**
 * Indents the line that is being typed and those typed before it without a break: an editor drops the answer for one
 * key when the next arrives first. A line that can't be read yet stays as it is until the caret leaves it.
 */
export function indentingAt(analysis: Analysis, { line }: Position, place: TypingPlace | undefined): TextEdit[] {
  const from = place?.caret.line === line ? place.from : line;
  const here = analysis.lines.offsetAt({ line, character: 0 });
  return indentLines(analysis, from, isPlacedAt(analysis.reading, here) ? line : line - 1);
}

/** The trigger characters: all of them, since only the answer for the last key of a burst is sure to be used. */
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
