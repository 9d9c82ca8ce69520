/**
 * Whether a list of completions is open in the editor, which doesn’t say so: by the last one that it asked for, and
 * what was typed since.
 */
import type { CompletionItem, Position } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { fits } from './short-list.ts';

export interface OpenList {
  /** Where the caret was, and where the word begins that an entry would take the place of. */
  readonly caret: Position;
  readonly start: Position;
  /** What the editor compares with the word that is typed. */
  readonly entries: readonly string[];
}

/** Undefined of a list without entries: an editor shows none. */
export function openList(caret: Position, items: readonly CompletionItem[]): OpenList | undefined {
  const edit = items[0]?.textEdit;
  if (edit === undefined) return undefined;
  return {
    caret,
    start: 'range' in edit ? edit.range.start : edit.insert.start,
    entries: items.map(({ label, filterText }) => filterText ?? label),
  };
}

/** Whether it is still open in this version: at the same caret, or while its word is typed on and fits an entry. */
export function isStillOpen({ caret, start, entries }: OpenList, { lines, reading }: Analysis, now: Position): boolean {
  if (now.line !== start.line) return false;
  if (now.character === caret.character) return true;
  const typed = reading.text.slice(lines.offsetAt(start), lines.offsetAt(now));
  return /^[\p{L}\p{M}\p{N}]+$/u.test(typed) && entries.some((entry) => fits(entry, typed));
}
