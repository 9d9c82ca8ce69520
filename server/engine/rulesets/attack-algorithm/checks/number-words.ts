/** Numbers in messages. */
import type Fraction from 'fraction.js';

/** `24.61%`. */
export function percent(share: Fraction): string {
  return `${share.mul(100).valueOf().toFixed(2)}%`;
}

/** `1 die`, `3 dice`, `2 bonus dice`. */
export function diceWords(count: number, kind?: 'bonus' | 'penalty'): string {
  return [count, ...(kind === undefined ? [] : [kind]), count === 1 ? 'die' : 'dice'].join(' ');
}
