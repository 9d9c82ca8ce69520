/** Numbers as written: in digits, or up to twelve in words. */
import type { Token } from '../read/tokens.ts';

const words: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** The number that a token stands for; `undefined` if none. */
export function numeralOf({ kind, text }: Token): number | undefined {
  if (kind === 'number') return Number(text);
  const value = kind === 'word' ? words.indexOf(text.toLowerCase()) : -1;
  return value < 0 ? undefined : value;
}

export function isNumeral(token: Token): boolean {
  return numeralOf(token) !== undefined;
}
