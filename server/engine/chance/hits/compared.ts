/** Compares two independent sums: which one is higher. */
import type { Weights } from './weights.ts';

/**
 * The weights, of `total`, of the first being higher, the second being higher, both being 0, and both being equal above
 * 0.
 */
export interface Compared {
  readonly total: bigint;
  readonly first: bigint;
  readonly second: bigint;
  readonly none: bigint;
  readonly equal: bigint;
}

/** How two independent values compare. */
export function compared(one: Weights, other: Weights): Compared {
  const total = one.total * other.total;
  const none = (one.weights[0] ?? 0n) * (other.weights[0] ?? 0n);
  const same = one.weights.reduce((sum, weight, value) => sum + weight * (other.weights[value] ?? 0n), 0n);
  const first = higher(one, other);
  return { total, first, second: total - first - same, none, equal: same - none };
}

/**
 * The weight of the first being higher: for each of its values, times the weight of all lower values of the second.
 */
function higher(one: Weights, other: Weights): bigint {
  let lower = 0n;
  return one.weights.reduce((sum, weight, value) => {
    const below = lower;
    lower += other.weights[value] ?? 0n;
    return sum + weight * below;
  }, 0n);
}
