/** Text with a cursor, written `$0`, and positions in a text. */
import type { Position, Range, TextEdit } from 'vscode-languageserver/node';

export interface Marked {
  readonly text: string;
  /** The position of `$0`, or the start of the text without one. */
  readonly cursor: Position;
}

export function marked(text: string): Marked {
  const [before = '', ...after] = text.split('$0');
  return { text: before + after.join(''), cursor: after.length === 0 ? { line: 0, character: 0 } : endOf(before) };
}

/** The position after the last character. */
export function endOf(text: string): Position {
  const lines = text.split('\n');
  return { line: lines.length - 1, character: lines.at(-1)!.length };
}

/** The range of the first occurrence of some words. */
export function placeOf(text: string, words: string): Range {
  const at = text.indexOf(words);
  if (at < 0) throw new Error(`“${words}” is not in the text`);
  return { start: endOf(text.slice(0, at)), end: endOf(text.slice(0, at + words.length)) };
}

/** The text of a range. */
export function wordsIn(text: string, range: Range): string {
  return text.slice(offsetAt(text, range.start), offsetAt(text, range.end));
}

/** The text after edits that don’t overlap. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  return edits
    .map(({ range, newText }) => ({ start: offsetAt(text, range.start), end: offsetAt(text, range.end), newText }))
    .sort((a, b) => b.start - a.start)
    .reduce((now, { start, end, newText }) => now.slice(0, start) + newText + now.slice(end), text);
}

function offsetAt(text: string, { line, character }: Position): number {
  return text
    .split('\n')
    .slice(0, line)
    .reduce((sum, each) => sum + each.length + 1, character);
}
