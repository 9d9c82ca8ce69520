/** Rows of the carried inventory: those in use, which weigh in the water, and those that are full. */
import type { Fighter } from '../cast.ts';
import { conditionOf, type Fight } from '../fight.ts';
import { spaceFor } from '../sheet/condition.ts';
import { chitsIn, roomIn } from '../sheet/sheet.ts';

interface CarriedRows {
  /** Rows with at least one slot in use (am-q133). */
  readonly occupied: number;
  /** Rows with every slot in use. */
  readonly filled: number;
}

/** Undefined where no rows are written for somebody. */
export function carriedRows(fight: Fight, who: Fighter): CarriedRows | undefined {
  const { rows, isDeclared } = who.layout.carried;
  if (!isDeclared) return undefined;
  const condition = conditionOf(fight, who.name);
  const space = spaceFor(who, condition);
  const inUse = rows.map(
    (slots, row) => slots - (space.carried[row] ?? 0) + chitsIn(condition.sheet, 'carried', row).length,
  );
  return {
    occupied: inUse.filter((used) => used > 0).length,
    filled: rows.filter((slots, row) => slots > 0 && roomIn(space, condition.sheet, 'carried', row) === 0).length,
  };
}
