/**
 * Whether a completion list is open in the editor, which doesn’t report it: inferred from the last list it requested
 * and what was typed since.
 */
import type { CompletionItem, Position } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { fits } from './short-list.ts';

export interface OpenList {
  /** The caret at the time, and the start of the word that an item would replace. */
  readonly caret: Position;
  readonly start: Position;
  /** What the editor matches against the typed word. */
  readonly entries: readonly string[];
}

/** Undefined for a list without items: an editor shows none. */
export function openList(caret: Position, items: readonly CompletionItem[]): OpenList | undefined {
  const edit = items[0]?.textEdit;
  if (edit === undefined) return undefined;
  return {
    caret,
    start: 'range' in edit ? edit.range.start : edit.insert.start,
    entries: items.map(({ label, filterText }) => filterText ?? label),
  };
}

/**
 * Whether it is still open in this version: the caret hasn’t moved, or the word was continued and still matches an
 * item.
 */
export function isStillOpen({ caret, start, entries }: OpenList, { lines, reading }: Analysis, now: Position): boolean {
  if (now.line !== start.line) return false;
  if (now.character === caret.character) return true;
  const typed = reading.text.slice(lines.offsetAt(start), lines.offsetAt(now));
  return /^[\p{L}\p{M}\p{N}]+$/u.test(typed) && entries.some((entry) => fits(entry, typed));
}
