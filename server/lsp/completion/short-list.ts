/** A list that nobody has to scroll through for long: thirty entries at most, of those that fit what is typed. */
import { TextEdit, type CompletionItem, type Position } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';

/** So many are offered at once. */
export const mostOffered = 30;

/**
 * Each label once, in their order; of more than have room those that fit what is typed, so that an editor has to ask
 * again with each letter.
 */
export function shortList(analysis: Analysis, position: Position, items: readonly CompletionItem[]): CompletionItem[] {
  const seen = new Set<string>();
  const once = items.filter(({ label }) => !seen.has(label) && seen.add(label).size > 0);
  const typed = once.length <= mostOffered ? '' : typedAt(analysis, position, once[0]);
  return inOrder(once.filter((item) => fits(item.filterText ?? item.label, typed)).slice(0, mostOffered));
}

/** What an item would take the place of, up to the caret. */
function typedAt({ lines, reading }: Analysis, position: Position, item: CompletionItem | undefined): string {
  const edit = item?.textEdit;
  return TextEdit.is(edit) ? reading.text.slice(lines.offsetAt(edit.range.start), lines.offsetAt(position)) : '';
}

/**
 * Whether the typed letters are in a text in their order, from the beginning of one of its words on, as editors match
 * them.
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

/** Where words begin in a text. */
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

/** The likeliest comes first; editors would sort by the alphabet. */
function inOrder(items: readonly CompletionItem[]): CompletionItem[] {
  return items.map((item, index) => ({ ...item, sortText: String(index).padStart(5, '0') }));
}
