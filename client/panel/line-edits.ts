/** Tracks a span of lines through edits of a document. Independent of VS Code. */

/** A span of lines, counted from 0, both ends inclusive. */
export interface LineSpan {
  readonly first: number;
  readonly last: number;
}

interface At {
  readonly line: number;
  readonly character: number;
}

/** A change as an editor reports it. */
export interface Change {
  readonly range: { readonly start: At; readonly end: At };
  readonly text: string;
}

/** An edit, reduced to what affects the lines around it. */
export interface LineEdit {
  readonly start: At;
  readonly end: At;
  /** The inserted lines without line breaks: at least one, which may be empty. */
  readonly written: readonly string[];
  /** Whether nothing follows the inserted text in its last line. */
  readonly endsLine: boolean;
  /** Whether its first line contains nothing but inserted text. */
  readonly fillsLine: boolean;
}

/** The edits of one change event, in order; `lineAt` returns a line as it is after all of them. */
export function lineEdits(changes: readonly Change[], lineAt: (line: number) => string): readonly LineEdit[] {
  // With several edits, the lines between two of them are unknown.
  const isAlone = changes.length === 1;
  return changes.map(({ range: { start, end }, text }) => {
    const written = text.split(/\r\n|\r|\n/u);
    const before = written.length > 1 ? 0 : start.character;
    const endsLine = lineAt(start.line + written.length - 1).length === before + (written.at(-1) ?? '').length;
    const fillsLine = lineAt(start.line).trim() === (written[0] ?? '').trim();
    return { start, end, written, endsLine: isAlone && endsLine, fillsLine: isAlone && fillsLine };
  });
}

/**
 * The span after an edit. Typing within one of its lines leaves it unchanged; undefined if the edit has replaced the
 * span, or added or removed lines in it.
 */
export function spanAfter({ first, last }: LineSpan, edit: LineEdit): LineSpan | undefined {
  const { start, end, written, fillsLine } = edit;
  if (start.line > last || isBehind(last, edit)) return { first, last };
  if (isBefore(first, edit)) {
    const moved = written.length - 1 - (end.line - start.line);
    return { first: first + moved, last: last + moved };
  }
  const isWithin = start.line >= first && start.line === end.line && written.length === 1;
  return isWithin && !fillsLine ? { first, last } : undefined;
}

/** Whether an edit inserts lines after a line, as Enter at its end does. */
function isBehind(line: number, { start, end, written: [first = '', ...more], endsLine }: LineEdit): boolean {
  const isInsertion = start.line === end.line && start.character === end.character;
  return (
    isInsertion && start.line === line && start.character > 0 && more.length > 0 && endsLine && first.trim() === ''
  );
}

/** Whether an edit ends before a line and doesn’t join it with another. */
function isBefore(line: number, { start, end, written }: LineEdit): boolean {
  if (end.line !== line || end.character > 0) return end.line < line;
  const column = written.length > 1 ? 0 : start.character;
  return column === 0 && written.at(-1) === '';
}
