/** Falling factorials: the number of ways to deal k cards, one after the other, from n. */

const rows: bigint[][] = [];

/** n (n - 1) … (n - k + 1): 1 where k is 0, and 0 where fewer than k cards are there. */
export function falling(n: number, k: number): bigint {
  if (k === 0) return 1n;
  if (k > n) return 0n;
  const row = (rows[n] ??= [1n]);
  for (let length = row.length; length <= k; length += 1) {
    row.push((row[length - 1] ?? 1n) * BigInt(n - length + 1));
  }
  return row[k] ?? 0n;
}

/** How many sets of k things there are among n. */
export function choose(n: number, k: number): bigint {
  return falling(n, k) / falling(k, k);
}
