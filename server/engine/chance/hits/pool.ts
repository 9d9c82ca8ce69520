/** Pools of dice that hit or miss: rolling them, and the result of a roll. */
import type { Throws } from '../throws.ts';

/** How the hits of a pool are counted: each one; one if any hits; one only if all hit; all of them only if all hit. */
export type HitCount = 'each' | 'one if any' | 'one if all' | 'each if all';

/**
 * A die that hits when it shows `hit` or lower on `of` faces. Impossible numbers are replaced by the nearest possible
 * one.
 */
export interface HitDie {
  readonly hit: number;
  readonly of: number;
}

/**
 * `dice` dice that are still to be rolled, beside those `held`, whose faces are known. The result of a pool without any
 * die is 0, even if all of its dice would have to hit.
 */
export interface HitPool extends HitDie {
  readonly dice: number;
  readonly counts: HitCount;
  readonly held?: readonly number[];
}

/** The faces of the held dice, then those of the rolled ones. */
export function rollPool(pool: HitPool, throws: Throws): readonly number[] {
  const { faces } = facesOf(pool);
  const dice = [...heldOf(pool)];
  for (let left = diceOf(pool); left > 0; left -= 1) dice.push(1 + throws.pick(faces));
  return dice;
}

/** The result of the roll with the held dice; shared by play and plain enumeration. */
export function hitsOf(pool: HitPool, roll: readonly number[]): number {
  return worthOf(pool.counts, hittingDice(pool, roll), roll.length);
}

/** The result if a number of dice hit, out of all dice. */
export function worthOf(counts: HitCount, hitting: number, dice: number): number {
  switch (counts) {
    case 'each':
      return hitting;
    case 'one if any':
      return Math.min(1, hitting);
    case 'one if all':
      return hitting === dice ? Math.min(1, hitting) : 0;
    case 'each if all':
      return hitting === dice ? hitting : 0;
  }
}

/** How many dice of the roll hit, before the pool's way of counting applies. */
export function hittingDice(die: HitDie, roll: readonly number[]): number {
  const { hitting } = facesOf(die);
  return roll.filter((face) => face <= hitting).length;
}

/** How many faces the die has, and with how many of them it hits. */
export function facesOf({ hit, of }: HitDie): { readonly faces: number; readonly hitting: number } {
  const faces = Math.max(1, wholeOf(of));
  return { faces, hitting: Math.min(faces, wholeOf(hit)) };
}

/** How many dice are still to be rolled. */
export function diceOf({ dice }: HitPool): number {
  return wholeOf(dice);
}

export function heldOf({ held = [] }: HitPool): readonly number[] {
  return held;
}

/** The number without its fraction; 0 if it isn't a positive finite number. */
export function wholeOf(number: number): number {
  return Number.isFinite(number) ? Math.max(0, Math.floor(number)) : 0;
}
