/**
 * A menu in columns by keyboard: up and down from line to line in the same column, left and right in a line, Home and
 * End to its first and last; and then they step no course.
 */
import type { TargetedKeyboardEvent } from 'preact';

/** From the button that the menu belongs to, down leads into it at its beginning and up at its end. */
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

/** A place in a menu; its line is −1 outside of it. */
export interface MenuPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Where a key leads in a menu of lines with so many buttons each, out of which it doesn’t lead; nothing for other keys.
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
