/** Rolls looked at one by one: slow, and plainly right. */
import { diceOf, facesOf, heldOf } from './pool.ts';
import type { HitPool } from './pool.ts';

/** Every roll of several pools, each equally likely; the rolls stand in the order of the pools. */
export function* everyRoll(pools: readonly HitPool[]): Generator<readonly (readonly number[])[]> {
  const [pool, ...others] = pools;
  if (pool === undefined) {
    yield [];
    return;
  }
  for (const roll of rollsFrom(heldOf(pool), diceOf(pool), facesOf(pool).faces)) {
    for (const rest of everyRoll(others)) yield [roll, ...rest];
  }
}

/** The dice on the table with every way in which those still open can fall. */
function* rollsFrom(table: readonly number[], open: number, faces: number): Generator<readonly number[]> {
  if (open === 0) yield table;
  else for (let face = 1; face <= faces; face += 1) yield* rollsFrom([...table, face], open - 1, faces);
}
