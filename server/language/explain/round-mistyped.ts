/** Whether a word near `round` is a typo for it: `wound` and `sound` are one letter away, and start other sentences. */
import { nearest } from './near.ts';
import { isNumeral } from '../match/numerals.ts';
import type { Token } from '../read/tokens.ts';

const words = new Set(['wound', 'sound', 'ground', 'bound', 'found', 'hound', 'mound', 'pound']);

export function isWordNearRound(word: string): boolean {
  return words.has(word.toLowerCase());
}

/**
 * Whether a word near `round` isn’t a typo for it: it is an ordinary word, or lacks the number that every heading of a
 * round has.
 */
export function isOtherThanRound(first: Token | undefined, second: Token | undefined): boolean {
  if (first?.kind !== 'word' || first.text.toLowerCase() === 'round' || nearest(first.text, ['round']) === undefined)
    return false;
  return isWordNearRound(first.text) || second === undefined || !isNumeral(second);
}

/** `round`, or `turn` as in other games; followed by a number, it starts a round. */
export function isRoundWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && ['round', 'turn'].includes(token.text.toLowerCase());
}
