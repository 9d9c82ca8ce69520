/** Edit distances between words. */
import { distance } from 'fastest-levenshtein';

/**
 * Maximum length in characters: comparing takes time proportional to the product of the lengths. Longer texts are
 * either equal or entirely different.
 */
const longestCompared = 200;

/** The number of letters to add, remove or replace to turn one text into the other. */
export function lettersBetween(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  if (longer <= longestCompared) return distance(one, other);
  return one === other ? 0 : longer;
}

/**
 * The number of slips between two words: a letter too many, too few or wrong, or two swapped. Case and accents are
 * ignored: 0 if nothing else differs.
 */
export function slipsBetween(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  const far = lettersBetween(a, b);
  return far === 2 && a.length === b.length && sorted(a) === sorted(b) ? 1 : far;
}

const plainLetters = /^[a-z]*$/u;

function plain(word: string): string {
  const small = word.toLowerCase();
  return plainLetters.test(small) ? small : small.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
}

function sorted(word: string): string {
  return Array.from(word).sort().join('');
}
