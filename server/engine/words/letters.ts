/** How far apart two words are, by their letters. */
import { distance } from 'fastest-levenshtein';

/**
 * Comparing takes time that grows with the product of two lengths, in characters. What is longer is the same or
 * different, and nothing between.
 */
const longestCompared = 200;

/** How many letters have to be added, removed or replaced to make one text the other. */
export function lettersBetween(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  if (longer <= longestCompared) return distance(one, other);
  return one === other ? 0 : longer;
}

/**
 * How many slips lead from one word to the other: a letter too many, too few or wrong, or two that have changed places.
 * Capitals and accents don't count: 0 where nothing else differs.
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
