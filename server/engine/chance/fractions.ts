/** The border between integer weights and exact fractions. */
import Fraction from 'fraction.js';

export const none = new Fraction(0);
export const certain = new Fraction(1);

/** `weight` out of `total`, both whole; inside this room only whole numbers are added and multiplied. */
export function toFraction(weight: bigint, total: bigint): Fraction {
  return new Fraction(weight, total);
}
