/** Integer weights of whole values: their sums, and the chances they give. */
import type Fraction from 'fraction.js';
import { toFraction } from '../fractions.ts';
import { times } from '../whole.ts';

/**
 * Integer weights of the values 0, 1, 2 … and their sum. The last weight is above 0, so that equal distributions are
 * equal arrays.
 */
export interface Weights {
  readonly weights: readonly bigint[];
  readonly total: bigint;
}

/** Equal distributions, for example of followers who fight in the same way. */
interface Likes {
  readonly one: Weights;
  readonly count: number;
}

/** The distribution that adds nothing. */
const always0: Weights = { weights: [1n], total: 1n };

/** The weights of a sum of independent values; 0 if there are none. Values with equal weights are added together. */
export function addUp(parts: readonly Weights[]): Weights {
  return likesAmong(parts)
    .map(({ one, count }) => soManyOf(one, count))
    .reduce(sumOfTwo, always0);
}

/** The chance of each value 0, 1, 2 …, up to the highest possible one. */
export function chances({ weights, total }: Weights): readonly Fraction[] {
  return weights.map((weight) => toFraction(weight, total));
}

/** The chance of exactly this value. */
export function chanceOf({ weights, total }: Weights, value: number): Fraction {
  return toFraction(weights[value] ?? 0n, total);
}

/** The chance of this value or a higher one. */
export function atLeast({ weights, total }: Weights, value: number): Fraction {
  const reached = weights.reduce((sum, weight, at) => (at >= value ? sum + weight : sum), 0n);
  return toFraction(reached, total);
}

export function meanOf({ weights, total }: Weights): Fraction {
  const sum = weights.reduce((soFar, weight, value) => soFar + weight * BigInt(value), 0n);
  return toFraction(sum, total);
}

function likesAmong(parts: readonly Weights[]): readonly Likes[] {
  const likes = new Map<string, Likes>();
  for (const one of parts) {
    const key = one.weights.join(' ');
    likes.set(key, { one, count: (likes.get(key)?.count ?? 0) + 1 });
  }
  return [...likes.values()];
}

/** The sum of `count` equal distributions: the sum of half as many, doubled, plus one more if the count is odd. */
function soManyOf(one: Weights, count: number): Weights {
  if (count === 1) return one;
  const half = soManyOf(one, Math.floor(count / 2));
  const even = sumOfTwo(half, half);
  return count % 2 === 0 ? even : sumOfTwo(even, one);
}

function sumOfTwo(left: Weights, right: Weights): Weights {
  return { weights: times(left.weights, right.weights), total: left.total * right.total };
}
