/** Names and numbers in messages. */
import type Fraction from 'fraction.js';
import type { Finding } from '../../../finding.ts';
import { list, sentence } from '../../../play/words.ts';
import type { Fighter } from '../cast.ts';

/** Fills `{key}` and, for the beginning of a sentence, `{Key}`: names with the articles of their declarations. */
export function naming(key: string, ...fighters: readonly Fighter[]): Finding['data'] {
  const called = list(fighters.map((fighter) => fighter.called));
  return { [key]: called, [sentence(key)]: sentence(called) };
}

/** `24.61%`. */
export function percent(share: Fraction): string {
  return `${share.mul(100).valueOf().toFixed(2)}%`;
}

/** `1 die`, `3 dice`, `2 bonus dice`. */
export function diceWords(count: number, kind?: 'bonus' | 'penalty'): string {
  return [count, ...(kind === undefined ? [] : [kind]), count === 1 ? 'die' : 'dice'].join(' ');
}
