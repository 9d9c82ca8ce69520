/** Formatter: indentation by nesting, no trailing blanks, single blank lines, standard spelling. */
import { runToEnd, mapInSteps } from '../../engine/index.ts';
import { editsOf } from './edits.ts';
import { indentSteps } from './indents.ts';
import { linesOf, wordsOf, type Line } from '../read/lines.ts';
import type { Reading } from '../read/read.ts';
import type { TextEdit } from './text-edit.ts';

/** The edits that format a file; none if it is formatted already. Unreadable lines keep their indentation. */
export function formatEdits(reading: Reading): readonly TextEdit[] {
  return runToEnd(formatSteps(reading));
}

/** The same as resumable steps. */
export function* formatSteps(reading: Reading): Generator<undefined, readonly TextEdit[]> {
  const { text } = reading;
  const indents = yield* indentSteps(reading);
  const lines = linesOf(text);
  yield;
  const last = lines.findLastIndex((line) => !isBlankLine(text, line));
  const edits = yield* mapInSteps(lines, (line, index) => {
    if (isBlankLine(text, line)) return blankLineEdits(text, line, lines[index - 1], index < last);
    return wordLineEdits(text, line, indents.get(line.start));
  });
  return [...edits.flat(), ...spellingEdits(reading), ...missingBreak(text, lines[last])].toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  );
}

/**
 * Applies spelling corrections that were made when reading; not if there is another fix, since the writer has to
 * choose.
 */
function spellingEdits(reading: Reading): readonly TextEdit[] {
  return reading.statements
    .flatMap(({ findings }) => findings)
    .filter(
      ({ rule, message, source }) =>
        rule === 'read-otherwise' && message === 'spelling' && source.file === reading.file,
    )
    .flatMap(({ fixes: [fix, other] }) => (fix === undefined || other !== undefined ? [] : editsOf(reading, fix)));
}

function isBlankLine(text: string, line: Line): boolean {
  const words = wordsOf(text, line);
  return words.start === words.end;
}

/** Allows single blank lines between others, none at the start or the end of the file. */
function blankLineEdits(text: string, line: Line, previous: Line | undefined, inside: boolean): readonly TextEdit[] {
  if (!inside || previous === undefined || isBlankLine(text, previous))
    return [{ start: line.start, end: line.next, text: '' }];
  return line.end > line.start ? [{ start: line.start, end: line.end, text: '' }] : [];
}

function wordLineEdits(text: string, line: Line, indent: string | undefined): readonly TextEdit[] {
  const words = wordsOf(text, line);
  const edits: TextEdit[] = [];
  if (indent !== undefined && text.slice(line.start, words.start) !== indent)
    edits.push({ start: line.start, end: words.start, text: indent });
  if (words.end < line.end) edits.push({ start: words.end, end: line.end, text: '' });
  return edits;
}

function missingBreak(text: string, last: Line | undefined): readonly TextEdit[] {
  if (last === undefined || last.next > last.end) return [];
  return [{ start: last.end, end: last.end, text: /\r\n|\r|\n/u.exec(text)?.[0] ?? '\n' }];
}
