/** Where lines of a document are after edits of it, and when they aren’t there any more. Knows no editor. */

/** Lines of a document, counted from 0, both included. */
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

/** An edit, as far as it matters for the lines around it. */
export interface LineEdit {
  readonly start: At;
  readonly end: At;
  /** The lines that it writes, without their breaks: one at least, which may be empty. */
  readonly written: readonly string[];
  /** Whether nothing stands behind what it writes. */
  readonly endsLine: boolean;
  /** Whether nothing but what it writes stands in its first line. */
  readonly fillsLine: boolean;
}

/** The edits of one change of a document, in their order; `lineAt` gives a line as it is after all of them. */
export function lineEdits(changes: readonly Change[], lineAt: (line: number) => string): readonly LineEdit[] {
  // Where there are several, the lines aren’t known as they were between two of them.
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
 * Where lines are after an edit. What is typed within one of them leaves them where they are; undefined where the edit
 * has replaced them, or has added or taken away some of them.
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

/** Whether an edit adds lines at the end of a line, as Enter does. */
function isBehind(line: number, { start, end, written: [first = '', ...more], endsLine }: LineEdit): boolean {
  const isInsertion = start.line === end.line && start.character === end.character;
  return (
    isInsertion && start.line === line && start.character > 0 && more.length > 0 && endsLine && first.trim() === ''
  );
}

/** Whether an edit ends before a line, which stays a line of its own. */
function isBefore(line: number, { start, end, written }: LineEdit): boolean {
  if (end.line !== line || end.character > 0) return end.line < line;
  const column = written.length > 1 ? 0 : start.character;
  return column === 0 && written.at(-1) === '';
}
