/** Reads and changes the places of Willpower: the general pool, drives, and what is set aside after a project. */
import { wordsKey } from './cast.ts';
import type { Purse } from './facts.ts';
import type { Condition } from './fight.ts';

export const generalPool: Purse = { in: 'general' };

/** The points in a pool; undefined for a drive that they don’t have. */
export function pointsIn({ general, aside, drives }: Condition, purse: Purse): number | undefined {
  switch (purse.in) {
    case 'general':
      return general;
    case 'aside':
      return aside;
    case 'drive':
      return drives.get(wordsKey(purse.drive.text))?.points;
  }
}

/** Adds points to a pool, or takes them for a negative `by`; a drive that they don’t have gets none. */
export function withPoints(condition: Condition, purse: Purse, by: number): Condition {
  switch (purse.in) {
    case 'general':
      return { ...condition, general: condition.general + by };
    case 'aside':
      return { ...condition, aside: condition.aside + by };
    case 'drive':
      return withDrivePoints(condition, wordsKey(purse.drive.text), by);
  }
}

function withDrivePoints(condition: Condition, key: string, by: number): Condition {
  const drive = condition.drives.get(key);
  if (drive === undefined) return condition;
  return { ...condition, drives: new Map(condition.drives).set(key, { ...drive, points: drive.points + by }) };
}

/** Whether the pool is a fulfilled project. */
export function isFulfilled({ drives }: Condition, purse: Purse): boolean {
  return purse.in === 'drive' && drives.get(wordsKey(purse.drive.text))?.fulfilled === true;
}

/** `the general pool`, `“Stay alive”`. */
export function purseWords(purse: Purse): string {
  switch (purse.in) {
    case 'general':
      return 'the general pool';
    case 'aside':
      return 'what is set aside';
    case 'drive':
      return `“${purse.drive.text}”`;
  }
}

export function isSamePurse(one: Purse, other: Purse): boolean {
  if (one.in !== 'drive' || other.in !== 'drive') return one.in === other.in;
  return wordsKey(one.drive.text) === wordsKey(other.drive.text);
}
