/** Parts and sums of chances with possibly long numbers; reduces only as many of them as necessary. */
import Fraction from 'fraction.js';
import { certain, commonDivisor, none, reduced, toFraction } from './fractions.ts';

/** The chance times `weight` / `total`; fast if these two are short. */
export function partOf(chance: Fraction, weight: bigint, total: bigint): Fraction {
  const shared = commonDivisor(weight, total);
  const [times, parts] = [weight / shared, total / shared];
  const [above, below] = [commonDivisor(chance.n, parts), commonDivisor(chance.d, times)];
  return reduced((chance.n / above) * (times / below), (chance.d / below) * (parts / above));
}

/** The complement of the chance. */
export function restOf(chance: Fraction): Fraction {
  return reduced(chance.d - chance.n, chance.d);
}

/** The sum of chances; fast if their denominators are nearly the same. */
export function sumOf(chances: readonly Fraction[]): Fraction {
  const [only, ...more] = chances;
  if (only === undefined) return none;
  if (more.length === 0) return only;
  const common = chances.reduce((product, { d }) => (d / commonDivisor(product, d)) * product, 1n);
  return new Fraction(
    chances.reduce((sum, { n, d }) => sum + n * (common / d), 0n),
    common,
  );
}

/** The mean of whole numbers with these chances; fast if the chances are short multiples of each other. */
export function meanOfChances(chances: ReadonlyMap<number, Fraction>): Fraction {
  const counting = [...chances].filter(([value, { n }]) => value !== 0 && n !== 0n);
  const [, first] = counting[0] ?? [0, none];
  const multiples = counting.map(([value, { n, d }]) => toFraction(BigInt(value) * n * first.d, d * first.n));
  const { n, d } = sumOf(multiples);
  return partOf(first, n, d);
}

/** The product of two independent chances. */
export function bothOf(one: Fraction, other: Fraction): Fraction {
  if (one.equals(certain)) return other;
  return other.equals(certain) ? one : one.mul(other);
}
