/** What exhaustion does to attributes and hit points. */

/** An attribute that is lowered by exhaustion, to no less than 1 (am-088). */
export function exhausted(value: number, level: number): number {
  return Math.max(Math.min(value, 1), value - level);
}

/** The most HP that somebody can have: all of them without exhaustion, or else a share, rounded down (am-087). */
export function cappedPoints(most: number, level: number): number {
  return level === 0 ? most : Math.max(0, Math.floor(most / level));
}
