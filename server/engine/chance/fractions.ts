/** Converts between integer weights and exact fractions. */
import Fraction from 'fraction.js';

export const none = new Fraction(0);
export const certain = new Fraction(1);

/** `weight` out of `total`, both whole; within `chance`, only whole numbers are added and multiplied. */
export function toFraction(weight: bigint, total: bigint): Fraction {
  return new Fraction(weight, total);
}

/**
 * The same for many non-negative weights out of one positive total: their greatest common divisor is divided out first,
 * which leaves short numbers to reduce.
 */
export function fractionsOf(total: bigint): (weight: bigint) => Fraction {
  const known = new Map([
    [0n, none],
    [total, certain],
  ]);
  let shared = total;
  let rest = 1n;
  return (weight) => {
    const old = known.get(weight);
    if (old !== undefined) return old;
    const common = commonDivisor(weight, shared);
    if (common !== shared) {
      shared = common;
      rest = total / common;
    }
    const times = weight / shared;
    const further = commonDivisor(rest, times);
    const fraction = reduced(times / further, rest / further);
    known.set(weight, fraction);
    return fraction;
  };
}

/** A fraction of coprime numbers; the library would search for a common divisor. */
export function reduced(above: bigint, below: bigint): Fraction {
  const fraction = new Fraction(above === 0n ? 0n : 1n);
  fraction.n = above;
  fraction.d = below;
  return fraction;
}

/** The greatest common divisor. */
export function commonDivisor(one: bigint, other: bigint): bigint {
  let larger = one;
  let smaller = other;
  while (smaller !== 0n) {
    const rest = larger % smaller;
    larger = smaller;
    smaller = rest;
  }
  return larger;
}
