/** The distribution of the hits of one pool, without enumerating rolls. */
import { rollsByValue, rollsOf } from './counted.ts';
import { worthOf } from './pool.ts';
import type { HitPool } from './pool.ts';
import type { Weights } from './weights.ts';

/** For 0, 1, 2 … hits, as the pool counts them, the number of rolls of its open dice that give it. */
export function hitWeights(pool: HitPool): Weights {
  const rolls = rollsByValue(pool, (hitting, dice) => worthOf(pool.counts, hitting, dice));
  const weights = Array.from({ length: 1 + Math.max(...rolls.keys()) }, (_, hits) => rolls.get(hits) ?? 0n);
  return { weights, total: rollsOf(pool) };
}
