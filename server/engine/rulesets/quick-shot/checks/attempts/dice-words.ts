/** Dice in words, and sentences that give them to actions. */
import { quoted } from '../../../../quoting.ts';

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** `sixes`. */
export function facesWords(face: number): string {
  const name = names[face - 1] ?? `${face}`;
  return `${name}${name.endsWith('x') ? 'es' : 's'}`;
}

/** `1 six`, `3 sixes`. */
export function setWords(count: number, face: number): string {
  return `${count} ${count === 1 ? (names[face - 1] ?? `${face}`) : facesWords(face)}`;
}

export function givesSentence(count: number, face: number, action: string): string {
  return `gives ${setWords(count, face)} to ${quoted(action)}`;
}
