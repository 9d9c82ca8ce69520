/** Enumerates rolls one by one: slow, but plainly right. */
import { metBy, type Met } from './meets.ts';
import type { SetsPool } from './pool.ts';

/** The result of every roll of the open dice, each equally likely. */
export function* everyMet(pool: SetsPool): Generator<Met> {
  for (const roll of rollsFrom(pool.held ?? [], pool)) yield metBy(pool, roll);
}

function* rollsFrom(table: readonly number[], pool: SetsPool): Generator<readonly number[]> {
  if (table.length === pool.dice + (pool.held?.length ?? 0)) yield table;
  else for (let face = 1; face <= pool.of; face += 1) yield* rollsFrom([...table, face], pool);
}
