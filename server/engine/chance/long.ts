/**
 * Whole numbers of any length: a `number` where that is exact, because it is fast; a `bigint` only for longer ones.
 */

export type Long = number | bigint;

export function plus(a: Long, b: Long): Long {
  const sum = typeof a === 'number' && typeof b === 'number' ? a + b : NaN;
  return Number.isSafeInteger(sum) ? sum : toLong(BigInt(a) + BigInt(b));
}

export function times(a: Long, b: Long): Long {
  const product = typeof a === 'number' && typeof b === 'number' ? a * b : NaN;
  return Number.isSafeInteger(product) ? product : toLong(BigInt(a) * BigInt(b));
}

/** Each number has one representation, so that it can be a key. */
export function toLong(number: bigint): Long {
  return number >= BigInt(Number.MIN_SAFE_INTEGER) && number <= BigInt(Number.MAX_SAFE_INTEGER)
    ? Number(number)
    : number;
}
