/**
 * Whether a word near `round` is a slip for it: `wound` and `sound` are one letter from it, and begin sentences of
 * their own.
 */
import { nearest } from './near.ts';
import { isNumeral } from '../match/numerals.ts';
import type { Token } from '../read/tokens.ts';

const words = new Set(['wound', 'sound', 'ground', 'bound', 'found', 'hound', 'mound', 'pound']);

export function isWordNearRound(word: string): boolean {
  return words.has(word.toLowerCase());
}

/**
 * Of words that are near `round`, those that have no number behind them, as every heading of a round has, and those
 * that are words themselves.
 */
export function isOtherThanRound(first: Token | undefined, second: Token | undefined): boolean {
  if (first?.kind !== 'word' || first.text.toLowerCase() === 'round' || nearest(first.text, ['round']) === undefined)
    return false;
  return isWordNearRound(first.text) || second === undefined || !isNumeral(second);
}

/** `round`, or `turn` as other games have it; with a number behind it, it begins a round. */
export function isRoundWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && ['round', 'turn'].includes(token.text.toLowerCase());
}
