/** Compares words as a reader would: without case, articles and punctuation. */
import { distance } from 'fastest-levenshtein';

const readOver = new Set(['the', 'a', 'an', 'his', 'her', 'its', 'their', 'my']);

/** The words of a text, in lower case, without articles and punctuation. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .replaceAll('’', "'")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  ).filter((word) => !readOver.has(word));
}

/** Whether the second text contains all words of the first, adjacent and in order. */
export function holds(text: string, words: string): boolean {
  const [all, some] = [wordsOf(text), wordsOf(words)];
  return some.length > 0 && all.some((_, at) => some.every((word, step) => sameWord(all[at + step] ?? '', word)));
}

/** The share of some words that a text contains, in any order. */
export function shareHeld(text: string, words: string): number {
  const [all, some] = [wordsOf(text), wordsOf(words)];
  return some.length === 0 ? 1 : some.filter((word) => all.some((each) => sameWord(each, word))).length / some.length;
}

/** Whether two names are the same, in full or in short: `Pike` and `Old Pike`, `hounds` and `Hound 2`. */
export function sameName(one: string, other: string): boolean {
  return holds(one, other) || holds(other, one);
}

/** A plural equals its singular, and a long word one with a single mistake in it. */
function sameWord(one: string, other: string): boolean {
  return (
    one === other ||
    singular(one) === singular(other) ||
    (Math.min(one.length, other.length) >= 5 && isOneSlip(one, other))
  );
}

function isOneSlip(one: string, other: string): boolean {
  const far = distance(one, other);
  return far === 1 || (far === 2 && one.length === other.length && lettersOf(one) === lettersOf(other));
}

function lettersOf(word: string): string {
  return Array.from(word).sort().join('');
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/u, '') : word;
}
