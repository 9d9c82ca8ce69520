/** Makes figures: exact chances, and shares of plays with their interval. */
import type Fraction from 'fraction.js';
import { certain, none, toFraction } from './chance/index.ts';
import type { Bound, Figure } from './odds.ts';

export function exactly(chance: Fraction): Figure {
  return { chance };
}

/** The range of a chance that is entirely unknown. */
export const anything = { least: exactly(none), most: exactly(certain) } as const;

/** A share of plays has Wilson’s 95% interval; without plays the chance is exact. */
export function figure(chance: Fraction, plays: number | undefined): Figure {
  if (plays === undefined) return exactly(chance);
  const [low, high] = intervalOf(chance.valueOf(), plays);
  return { chance, sample: { plays, low, high } };
}

/** Wilson’s 95% interval of a share of plays. */
export function intervalOf(share: number, plays: number): readonly [low: number, high: number] {
  const z = 1.96;
  const middle = share + (z * z) / (2 * plays);
  const width = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * plays)) / plays);
  const whole = 1 + (z * z) / plays;
  return [Math.max(0, (middle - width) / whole), Math.min(1, (middle + width) / whole)];
}

/** The share of plays in which something occurred; `plays` is at least 1. */
export function shareOfPlays(times: number, plays: number): Figure {
  return figure(toFraction(BigInt(times), BigInt(plays)), plays);
}

/** The figure with a caveat, if there is one. */
export function withCaveat<F extends Figure>(figure: F, caveat: string | undefined): F {
  return caveat === undefined ? figure : { ...figure, caveat };
}

/** The figure as a bound of the true one, if it is one. */
export function withBound(figure: Figure, bound: Bound | undefined): Figure {
  return bound === undefined ? figure : { ...figure, bound };
}
