/** How many rows of the carried inventory are in use, for water and for falls (am-236, am-244, am-q133). */
import type { Fighter } from '../cast.ts';
import type { Condition } from '../fight.ts';
import { spaceFor } from './condition.ts';
import { chitsIn, roomIn } from './sheet.ts';

/** Rows with something in at least one slot, and rows that are full; undefined where no rows are written. */
export function carriedRows(
  who: Fighter,
  condition: Condition,
): { readonly occupied: number; readonly filled: number } | undefined {
  const { rows, isDeclared } = who.layout.carried;
  if (!isDeclared) return undefined;
  const space = spaceFor(who, condition);
  const all = rows.map((slots, row) => ({
    isOccupied: chitsIn(condition.sheet, 'carried', row).length > 0 || (space.carried[row] ?? 0) < slots,
    isFull: roomIn(space, condition.sheet, 'carried', row) === 0,
  }));
  return {
    occupied: all.filter(({ isOccupied }) => isOccupied).length,
    filled: all.filter(({ isFull }) => isFull).length,
  };
}
