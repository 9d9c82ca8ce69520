/** In how many rolls of a pool so many dice hit, and what follows from that for any value told by it. */
import { diceOf, facesOf, heldOf, hittingDice } from './pool.ts';
import type { HitPool } from './pool.ts';
import { powers } from '../whole.ts';

/**
 * In how many rolls of the open dice each value comes up, fewer hits first; what never comes up is left out. `valueOf`
 * tells the value of so many hitting dice among so many, held ones included.
 */
export function rollsByValue(
  pool: HitPool,
  valueOf: (hitting: number, dice: number) => number,
): ReadonlyMap<number, bigint> {
  const held = heldOf(pool);
  const heldHits = hittingDice(pool, held);
  const counted = new Map<number, bigint>();
  rollsByHits(pool).forEach((rolls, hits) => {
    const value = valueOf(heldHits + hits, held.length + diceOf(pool));
    if (rolls > 0n) counted.set(value, (counted.get(value) ?? 0n) + rolls);
  });
  return counted;
}

/** The number of rolls of the open dice. */
export function rollsOf(pool: HitPool): bigint {
  return BigInt(facesOf(pool).faces) ** BigInt(diceOf(pool));
}

/** In how many rolls just 0, 1, 2 … of the open dice hit: ways to choose them, times their faces, times the others'. */
function rollsByHits(pool: HitPool): readonly bigint[] {
  const { faces, hitting } = facesOf(pool);
  const dice = diceOf(pool);
  const hit = powers(BigInt(hitting), dice);
  const missed = powers(BigInt(faces - hitting), dice).toReversed();
  return choices(dice).map((ways, hits) => ways * (hit[hits] ?? 0n) * (missed[hits] ?? 0n));
}

/** How many sets of 0, 1, 2 … things there are among so many, each from the one before. */
function choices(things: number): readonly bigint[] {
  const row = [1n];
  for (let taken = 1; taken <= things; taken += 1) {
    row.push(((row[taken - 1] ?? 0n) * BigInt(things - taken + 1)) / BigInt(taken));
  }
  return row;
}
