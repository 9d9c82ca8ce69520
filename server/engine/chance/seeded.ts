/** Throws from a seed: the same seed gives the same throws on every machine. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import type { Throws } from '../timeline.ts';

/**
 * An endless source of throws; only the lowest 32 bits of the seed count.
 * Writers number their seeds 1, 2, 3: the xor-shift generators give related throws for such neighbours, this one doesn't.
 */
export function seededThrows(seed: number): Throws {
  const generator = mersenne(seed);
  return { pick: (n) => uniformInt(generator, 0, n - 1) };
}
