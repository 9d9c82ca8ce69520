/**
 * In how many rolls of a pool each number of dice hits, and the distribution of any value that depends on that number.
 */
import { diceOf, facesOf, heldOf, hittingDice } from './pool.ts';
import type { HitPool } from './pool.ts';
import { powers } from '../whole.ts';

/**
 * The number of rolls of the open dice that give each value, fewer hits first; values that never occur are left out.
 * `valueOf` maps the number of hitting dice and the number of all dice, held ones included, to a value.
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

/**
 * The number of rolls in which exactly 0, 1, 2 … of the open dice hit: ways to choose them, times their faces, times
 * the others'.
 */
function rollsByHits(pool: HitPool): readonly bigint[] {
  const { faces, hitting } = facesOf(pool);
  const dice = diceOf(pool);
  const hit = powers(BigInt(hitting), dice);
  const missed = powers(BigInt(faces - hitting), dice).toReversed();
  return choices(dice).map((ways, hits) => ways * (hit[hits] ?? 0n) * (missed[hits] ?? 0n));
}

/** The binomial coefficients for choosing 0, 1, 2 … of a number of things, each computed from the one before. */
function choices(things: number): readonly bigint[] {
  const row = [1n];
  for (let taken = 1; taken <= things; taken += 1) {
    row.push(((row[taken - 1] ?? 0n) * BigInt(things - taken + 1)) / BigInt(taken));
  }
  return row;
}
