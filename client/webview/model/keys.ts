/** Which key makes which move. */
import type { Move } from './places.ts';

/** What the keyboard event tells; a part of `KeyboardEvent`. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const moves: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'next'],
  ['ArrowUp', 'previousRound'],
  ['ArrowDown', 'nextRound'],
  ['Home', 'first'],
  ['End', 'last'],
  ['p', 'previousChange'],
  ['n', 'nextChange'],
]);

/** The move of a key; nothing for other keys, and nothing together with a modifier, which belongs to the editor. */
export function moveOf(key: Key): Move | undefined {
  const modified = key.ctrlKey || key.altKey || key.metaKey || key.shiftKey;
  return modified ? undefined : moves.get(key.key);
}
