/** Falling factorials: the number of ways to deal k cards, one after the other, from n. */
import { RowMemo } from '../../derive/index.ts';

/** n (n - 1) … (n - k + 1): 1 where k is 0, and 0 where fewer than k cards are there. */
export function falling(n: number, k: number): bigint {
  if (k === 0) return 1n;
  return k > n ? 0n : rows.at(n, k);
}

const rows = new RowMemo('falling factorials', 1n, (before: bigint, k, n) => before * BigInt(n - k + 1));

/** How many sets of k things there are among n. */
export function choose(n: number, k: number): bigint {
  return falling(n, k) / falling(k, k);
}
