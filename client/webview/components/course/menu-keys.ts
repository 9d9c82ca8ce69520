/**
 * Keyboard navigation in a menu with columns: up and down move within a column, left and right within a line, Home and
 * End to its first and last button. These keys then don’t step through the course.
 */
import type { TargetedKeyboardEvent } from 'preact';

/** From the menu’s button, down leads to its beginning and up to its end. */
export function walkMenu(event: TargetedKeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, altKey, metaKey, shiftKey, currentTarget, target } = event;
  const lines = [...currentTarget.querySelectorAll('.menu-row')].map((line) => [...line.querySelectorAll('button')]);
  if (lines.length === 0 || ctrlKey || altKey || metaKey || shiftKey) return;
  const line = lines.findIndex((buttons) => buttons.some((button) => button === target));
  const column = lines[line]?.findIndex((button) => button === target) ?? 0;
  const to = placeInMenu(
    key,
    { line, column },
    lines.map(({ length }) => length),
  );
  if (to === undefined) return;
  event.preventDefault();
  lines[to.line]?.[to.column]?.focus();
}

/** A position in a menu; line −1 is outside. */
export interface MenuPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * The position that a key leads to, in a menu with these numbers of buttons per line, never out of the menu; undefined
 * for other keys.
 */
export function placeInMenu(key: string, { line, column }: MenuPlace, lines: readonly number[]): MenuPlace | undefined {
  const isOutside = line < 0;
  const last = lines.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { line: Math.min(last, line + 1), column };
    case 'ArrowUp':
      return { line: isOutside ? last : Math.max(0, line - 1), column };
    case 'ArrowLeft':
      return isOutside ? undefined : { line, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return isOutside ? undefined : { line, column: Math.min((lines[line] ?? 1) - 1, column + 1) };
    case 'Home':
      return { line: 0, column: 0 };
    case 'End':
      return { line: last, column: (lines[last] ?? 1) - 1 };
    default:
      return undefined;
  }
}
