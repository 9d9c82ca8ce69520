/** Keyboard navigation: maps keys to moves in the course or a row, and lists controls that use keys themselves. */
import type { Move } from './places.ts';

/** The relevant part of `KeyboardEvent`. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const moves: ReadonlyMap<string, Move | 'play'> = new Map<string, Move | 'play'>([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'next'],
  ['ArrowUp', 'previousRound'],
  ['ArrowDown', 'nextRound'],
  ['Home', 'first'],
  ['End', 'last'],
  ['p', 'previousChange'],
  ['n', 'nextChange'],
  [' ', 'play'],
]);

/** The move of a key; undefined for other keys, and with a modifier, which belongs to the editor. */
export function moveOf(key: Key): Move | 'play' | undefined {
  return isModified(key) ? undefined : moves.get(key.key);
}

/** The index that a key leads to in a row of `count` items, clamped; undefined for other keys or a single item. */
export function placeInRow(key: Key, at: number, count: number): number | undefined {
  if (isModified(key) || at < 0 || count < 2) return undefined;
  switch (key.key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(count - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function isModified({ ctrlKey, altKey, metaKey, shiftKey }: Key): boolean {
  return ctrlKey || altKey || metaKey || shiftKey;
}

/** The focused control: its element name in lower case, and the type of an input. */
export interface Control {
  readonly tag: string;
  readonly type?: string;
  readonly isEditable?: boolean;
  /** Whether it leads to a step: Enter presses it, and space plays from there. */
  readonly isStepper?: boolean;
}

const ticked: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button', 'submit', 'reset']);

/** Whether a control handles a key itself. */
export function usesKey({ tag, type, isEditable, isStepper }: Control, key: string): boolean {
  if (isEditable === true || tag === 'textarea' || tag === 'select') return true;
  if (tag === 'input' && type === 'range') return key.startsWith('Arrow') || key === 'Home' || key === 'End';
  if (tag === 'input' && type === 'radio') return key === ' ' || key.startsWith('Arrow');
  if (tag === 'input' && !ticked.has(type ?? 'text')) return true;
  return key === ' ' && isStepper !== true && ['button', 'summary', 'input', 'a'].includes(tag);
}
