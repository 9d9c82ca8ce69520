/** Limits a completion list to thirty items that match what is typed, so that nobody has to scroll far. */
import { TextEdit, type CompletionItem, type Position } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';

/** The most items offered. */
export const mostOffered = 30;

/**
 * Each label once, in order; if there are too many, only those that match what is typed, so that an editor has to
 * request the list again with each letter.
 */
export function shortList(analysis: Analysis, position: Position, items: readonly CompletionItem[]): CompletionItem[] {
  const seen = new Set<string>();
  const once = items.filter(({ label }) => !seen.has(label) && seen.add(label).size > 0);
  const typed = once.length <= mostOffered ? '' : typedAt(analysis, position, once[0]);
  return inOrder(once.filter((item) => fits(item.filterText ?? item.label, typed)).slice(0, mostOffered));
}

/** The text that an item would replace, up to the caret. */
function typedAt({ lines, reading }: Analysis, position: Position, item: CompletionItem | undefined): string {
  const edit = item?.textEdit;
  return TextEdit.is(edit) ? reading.text.slice(lines.offsetAt(edit.range.start), lines.offsetAt(position)) : '';
}

/**
 * Whether the typed letters occur in a text in order, starting at the beginning of one of its words, like editors
 * match.
 */
export function fits(text: string, typed: string): boolean {
  const [first = '', ...others] = typed.toLowerCase();
  const letters = text.toLowerCase();
  return (
    first === '' ||
    beginnings(letters).some(
      (begin) => letters.startsWith(first, begin) && follow(others, letters, begin + first.length),
    )
  );
}

/** The offsets at which words start in a text. */
function beginnings(text: string): readonly number[] {
  return [...text.matchAll(/(?<![\p{L}\p{M}\p{N}])\S/gu)].map(({ index }) => index);
}

function follow(typed: readonly string[], letters: string, from: number): boolean {
  let at = from;
  for (const letter of typed) {
    const found = letters.indexOf(letter, at);
    if (found < 0) return false;
    at = found + letter.length;
  }
  return true;
}

/** Keeps the likeliest first; editors would sort alphabetically. */
function inOrder(items: readonly CompletionItem[]): CompletionItem[] {
  return items.map((item, index) => ({ ...item, sortText: String(index).padStart(5, '0') }));
}
