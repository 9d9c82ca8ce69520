/** Seeded random streams of independent courses, one for each round of each course. */
import { seededThrows } from '../chance/index.ts';
import type { Throws } from '../chance/index.ts';

/** The uses of a stream within one round of one course. */
const uses = { round: 1, withoutPins: 2, start: 4 } as const;

/**
 * The throws of a course in the rounds of a number. They don’t depend on the text, so that an edit of one round leaves
 * the earlier rounds of all courses unchanged.
 */
export function streamOf(seed: number, course: number, number: number, use: keyof typeof uses): Throws {
  return seededThrows(mixed([seed, course, number, uses[use]]));
}

/** Hashes integers to 32 bits, so that adjacent inputs give unrelated seeds. */
function mixed(parts: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash = Math.imul(hash ^ (part | 0), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash;
}
