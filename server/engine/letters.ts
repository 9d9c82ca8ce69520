/** How far apart two words are, by their letters. */
import { distance } from 'fastest-levenshtein';

/**
 * How many slips lead from one word to the other: a letter too many, too few or wrong, or two that have changed places.
 * Capitals and accents don't count: 0 where nothing else differs.
 */
export function slipsBetween(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  const far = distance(a, b);
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
