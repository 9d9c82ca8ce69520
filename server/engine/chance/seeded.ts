/** Throws from a seed: the same seed gives the same throws on every machine. */
import type { Throws } from './throws.ts';
import { LazyMersenne } from './mersenne.ts';

/**
 * An endless source of throws; only the lowest 32 bits of the seed count.
 * Writers number their seeds 1, 2, 3: the xor-shift generators give related throws for such neighbours, this one
 * doesn't.
 */
export function seededThrows(seed: number): Throws {
  const generator = new LazyMersenne(seed);
  return { pick: (n) => generator.below(n) };
}

/** The throws of a course that continues with another seed after the first `after` picks. */
export interface Redrawn {
  readonly after: number;
  readonly seed: number;
}

/** The first picks come from the first seed, those after each redraw from the redraw's seed, from its beginning. */
export function redrawnThrows(seed: number, redraws: readonly Redrawn[]): Throws {
  let [throws, picks, next] = [seededThrows(seed), 0, 0];
  return {
    pick: (n) => {
      for (let redraw = redraws[next]; redraw !== undefined && redraw.after <= picks; redraw = redraws[next]) {
        throws = seededThrows(redraw.seed);
        next += 1;
      }
      picks += 1;
      return throws.pick(n);
    },
  };
}
