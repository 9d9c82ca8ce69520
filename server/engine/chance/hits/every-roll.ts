/** Enumerates rolls one by one: slow, but plainly right. */
import { diceOf, facesOf, heldOf } from './pool.ts';
import type { HitPool } from './pool.ts';

/** Every roll of several pools, each equally likely; a roll lists the pools in their order. */
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

/** The held dice with every way in which the open ones can fall. */
function* rollsFrom(table: readonly number[], open: number, faces: number): Generator<readonly number[]> {
  if (open === 0) yield table;
  else for (let face = 1; face <= faces; face += 1) yield* rollsFrom([...table, face], open - 1, faces);
}
