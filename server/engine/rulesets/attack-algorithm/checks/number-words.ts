/** Numbers in messages. */

/** `1 die`, `3 dice`, `2 bonus dice`. */
export function diceWords(count: number, kind?: 'bonus' | 'penalty'): string {
  return [count, ...(kind === undefined ? [] : [kind]), count === 1 ? 'die' : 'dice'].join(' ');
}
