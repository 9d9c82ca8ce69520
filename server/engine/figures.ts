/** Chances as figures: exact ones, and shares of plays with their interval. */
import type Fraction from 'fraction.js';
import { certain, none, toFraction } from './chance/index.ts';
import type { Bound, Figure } from './odds.ts';

export function exactly(chance: Fraction): Figure {
  return { chance };
}

/** The range of a chance of which nothing is known. */
export const anything = { least: exactly(none), most: exactly(certain) } as const;

/** A share of so many plays has its 95% interval beside it (Wilson's); without plays the chance is exact. */
export function figure(chance: Fraction, plays: number | undefined): Figure {
  if (plays === undefined) return exactly(chance);
  const [low, high] = intervalOf(chance.valueOf(), plays);
  return { chance, sample: { plays, low, high } };
}

/** Wilson’s 95% interval of a share of so many plays. */
export function intervalOf(share: number, plays: number): readonly [low: number, high: number] {
  const z = 1.96;
  const middle = share + (z * z) / (2 * plays);
  const width = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * plays)) / plays);
  const whole = 1 + (z * z) / plays;
  return [Math.max(0, (middle - width) / whole), Math.min(1, (middle + width) / whole)];
}

/** How often something came in so many plays, of which there is at least one. */
export function shareOfPlays(times: number, plays: number): Figure {
  return figure(toFraction(BigInt(times), BigInt(plays)), plays);
}

/** The figure with what has to be said beside it, where anything has. */
export function withCaveat<F extends Figure>(figure: F, caveat: string | undefined): F {
  return caveat === undefined ? figure : { ...figure, caveat };
}

/** The figure as a bound of the true one, where it is one. */
export function withBound(figure: Figure, bound: Bound | undefined): Figure {
  return bound === undefined ? figure : { ...figure, bound };
}
