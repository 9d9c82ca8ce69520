/** Small checks that put together whether a value from outside has the shape it claims. */

export type Check<T> = (value: unknown) => value is T;

export const text: Check<string> = (value) => typeof value === 'string';
export const flag: Check<boolean> = (value) => typeof value === 'boolean';
export const number: Check<number> = (value): value is number => Number.isFinite(value);
/** A whole number that counts something, from 0. */
export const count: Check<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A flag that is left out where it isn't set. */
export const set: Check<true> = (value) => value === true;

/** One of a few given values. */
export function oneOf<const T extends string | number>(...values: readonly T[]): Check<T> {
  return (value): value is T => values.some((known) => known === value);
}

/** A value that may be left out. */
export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value);
}

/** A list, where `most` is given of at most so many. */
export function listOf<T>(check: Check<T>, most = Infinity): Check<readonly T[]> {
  return (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every((item) => check(item));
}

/** A value in whose place there may be nothing. */
export function nullable<T>(check: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || check(value);
}

/** An object with these fields; what it has beyond them is let be, so that a newer sender is understood. */
export function shape<T>(fields: { readonly [K in keyof T]-?: Check<T[K]> }): Check<T> {
  const checks = Object.entries<Check<unknown>>(fields);
  return (value): value is T =>
    isRecord(value) && checks.every(([name, check]) => check(Object.hasOwn(value, name) ? value[name] : undefined));
}

/** Whatever one of the checks lets through. */
export function anyOf<T>(...checks: readonly Check<T>[]): Check<T> {
  return (value): value is T => checks.some((check) => check(value));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
