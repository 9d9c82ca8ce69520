/** A die that adds one and is rolled again each time it hits, until it misses. */
import type Fraction from 'fraction.js';
import { toFraction } from '../fractions.ts';
import { facesOf } from './pool.ts';
import type { HitDie } from './pool.ts';

/** The chance that it adds exactly this whole number. */
export function addsExactly(die: HitDie, times: number): Fraction {
  return addsAtLeast(die, times).sub(addsAtLeast(die, times + 1));
}

/** The chance that it adds this whole number or more. */
export function addsAtLeast(die: HitDie, times: number): Fraction {
  const { faces, hitting } = facesOf(die);
  const throws = BigInt(Math.max(0, times));
  return toFraction(BigInt(hitting) ** throws, BigInt(faces) ** throws);
}

/** What it adds on average; undefined for a die that never misses. */
export function meanAdded(die: HitDie): Fraction | undefined {
  const { faces, hitting } = facesOf(die);
  return hitting === faces ? undefined : toFraction(BigInt(hitting), BigInt(faces - hitting));
}
