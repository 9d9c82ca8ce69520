/** Caches the last completion list while its word is being typed: editors request it on every keystroke. */
import type { CompletionItem, Position } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { completionAt } from './completion.ts';

interface Recent {
  readonly file: string;
  /** The text before the word and after it. */
  readonly before: string;
  readonly behind: string;
  readonly start: Position;
  readonly items: readonly CompletionItem[];
}

export class RecentList {
  #recent: Recent | undefined;

  itemsAt(analysis: Analysis, position: Position): readonly CompletionItem[] {
    const recent = this.#recent;
    if (recent !== undefined && isAbout(recent, analysis, position))
      return recent.items.map((item) => endingAt(item, recent.start, position));
    const items = completionAt(analysis, position);
    this.#recent = recentOf(analysis, position, items);
    return items;
  }
}

function recentOf(
  { lines, reading: { text, file } }: Analysis,
  position: Position,
  items: readonly CompletionItem[],
): Recent | undefined {
  const edit = items[0]?.textEdit;
  if (edit === undefined || !('range' in edit)) return undefined;
  const { start, end } = edit.range;
  // Items for quoted words may also replace text after the caret.
  if (end.line !== position.line || end.character !== position.character) return undefined;
  return {
    file,
    before: text.slice(0, lines.offsetAt(start)),
    behind: text.slice(lines.offsetAt(position)),
    start,
    items,
  };
}

/** Whether only the letters between the start of the word and the caret have changed. */
function isAbout({ file, before, behind }: Recent, { lines, reading }: Analysis, position: Position): boolean {
  const { text } = reading;
  const offset = lines.offsetAt(position);
  return (
    file === reading.file &&
    offset === text.length - behind.length &&
    offset > before.length &&
    /^[\p{L}\p{M}]+$/u.test(text.slice(before.length, offset)) &&
    text.startsWith(before) &&
    text.endsWith(behind)
  );
}

function endingAt(item: CompletionItem, start: Position, end: Position): CompletionItem {
  const { textEdit } = item;
  return textEdit === undefined ? item : { ...item, textEdit: { range: { start, end }, newText: textEdit.newText } };
}
