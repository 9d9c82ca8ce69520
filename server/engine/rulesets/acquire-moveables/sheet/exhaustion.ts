/** What exhaustion does to attributes and hit points, and which level is active. */
import type { Layout } from './layout.ts';
import { fullRows, type Sheet, type Space } from './sheet.ts';

/** An attribute that is lowered by exhaustion, to no less than 1 (am-088). */
export function exhausted(value: number, level: number): number {
  return Math.max(Math.min(value, 1), value - level);
}

/** The most HP that somebody can have: all of them without exhaustion, or else a share, rounded down (am-087). */
export function cappedPoints(most: number, level: number): number {
  return level === 0 ? most : Math.max(0, Math.floor(most / level));
}

/** The exhaustion of all rows that are full is active from now on; nothing ends it but a rest (am-053). */
export function activated({ mental }: Layout, space: Space, sheet: Sheet): Sheet {
  if (!mental.isDeclared) return sheet;
  const active = [...new Set([...sheet.active, ...fullRows(space, sheet)])].sort((one, other) => one - other);
  return { ...sheet, active };
}

/** At a rest, the exhaustion of rows that are no longer full ends (am-093, am-099). */
export function deactivated(space: Space, sheet: Sheet): Sheet {
  const full = fullRows(space, sheet);
  return { ...sheet, active: sheet.active.filter((row) => full.includes(row)) };
}

/** The level of exhaustion: the highest of the active rows, or their sum (am-q055). */
export function exhaustionOf({ mental }: Layout, { active, given }: Sheet, reading: 'highest' | 'sum'): number {
  const levels = active.map((row) => mental.levels[row] ?? 0);
  const level = reading === 'sum' ? levels.reduce((sum, each) => sum + each, 0) : Math.max(0, ...levels);
  return Math.max(given, level);
}
