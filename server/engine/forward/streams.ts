/** The throws of independent courses: each round of each course has its own, whatever is written before it. */
import { seededThrows } from '../chance/index.ts';
import type { Throws } from '../chance/index.ts';

/** For what a stream of throws is used within one round of one course. */
const uses = { round: 1, withoutPins: 2, start: 4 } as const;

/**
 * The throws of a course, by its number, in the rounds of a number. They hang on nothing that is written, so that an
 * edit of one round leaves the courses before it as they were.
 */
export function streamOf(seed: number, course: number, number: number, use: keyof typeof uses): Throws {
  return seededThrows(mixed([seed, course, number, uses[use]]));
}

/** A whole number of 32 bits from several: neighbours have nothing in common. */
function mixed(parts: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash = Math.imul(hash ^ (part | 0), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash;
}
