/** Small combinators that check whether a value from outside has the expected shape. */

export type Check<T> = (value: unknown) => value is T;

export const text: Check<string> = (value) => typeof value === 'string';
export const flag: Check<boolean> = (value) => typeof value === 'boolean';
export const number: Check<number> = (value): value is number => Number.isFinite(value);
/** A count: a whole number from 0. */
export const count: Check<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A flag that is omitted if it isn’t set. */
export const set: Check<true> = (value) => value === true;

/** One of these values. */
export function oneOf<const T extends string | number | boolean>(...values: readonly T[]): Check<T> {
  return (value): value is T => values.some((known) => known === value);
}

/** An optional value. */
export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value);
}

/** A list, of at most `most` items if given. */
export function listOf<T>(check: Check<T>, most = Infinity): Check<readonly T[]> {
  return (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every((item) => check(item));
}

/** A value or null. */
export function nullable<T>(check: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || check(value);
}

/** An object with these fields; additional fields are ignored, so that a newer sender is understood. */
export function shape<T>(fields: { readonly [K in keyof T]-?: Check<T[K]> }): Check<T> {
  const checks = Object.entries<Check<unknown>>(fields);
  return (value): value is T =>
    isRecord(value) && checks.every(([name, check]) => check(Object.hasOwn(value, name) ? value[name] : undefined));
}

/** A value that passes one of the checks. */
export function anyOf<T>(...checks: readonly Check<T>[]): Check<T> {
  return (value): value is T => checks.some((check) => check(value));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
