/** The degree of success or failure of a check with dice that hit or miss. */
import { rollsByValue, rollsOf } from './counted.ts';
import { hittingDice, worthOf } from './pool.ts';
import type { HitCount, HitPool } from './pool.ts';

/** The weight of each degree that can come up, in ascending order; degrees of failure are negative. */
export interface DegreeWeights {
  readonly weights: ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

/**
 * The degree of a roll, negative if the check failed: if any hit is enough, a success has as many degrees as dice hit;
 * if all have to hit, a failure has as many as dice missed; in every other case it is 1.
 */
export function degreeOf(pool: HitPool, roll: readonly number[]): number {
  return degree(pool.counts, hittingDice(pool, roll), roll.length);
}

/** For each degree, the number of rolls of the pool's open dice that give it. */
export function degreeWeights(pool: HitPool): DegreeWeights {
  return { weights: rollsByValue(pool, (hitting, dice) => degree(pool.counts, hitting, dice)), total: rollsOf(pool) };
}

function degree(counts: HitCount, hitting: number, dice: number): number {
  const all = needsAll(counts);
  if (worthOf(counts, hitting, dice) > 0) return all ? 1 : hitting;
  return all ? -Math.max(1, dice - hitting) : -1;
}

function needsAll(counts: HitCount): boolean {
  return counts === 'one if all' || counts === 'each if all';
}
