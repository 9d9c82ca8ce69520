/** Falling factorials (the number of ways to deal k of n cards in order) and binomial coefficients. */
import { RowMemo } from '../../derive/index.ts';

/** n (n − 1) … (n − k + 1): 1 if k is 0, and 0 if k > n. */
export function falling(n: number, k: number): bigint {
  if (k === 0) return 1n;
  return k > n ? 0n : rows.at(n, k);
}

const rows = new RowMemo('falling factorials', 1n, (before: bigint, k, n) => before * BigInt(n - k + 1));

/** The number of k-element subsets of n things. */
export function choose(n: number, k: number): bigint {
  return falling(n, k) / falling(k, k);
}
