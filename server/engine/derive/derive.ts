/**
 * Memoizes functions of immutable values in weak maps: a result lives as long as the values it is derived from.
 * Each function has a unique name, under which its hits are counted. A result is never undefined.
 */
import { countOf, type Count } from './counts.ts';

/** Any result but undefined, which stands for a miss. */
export type Answer = object | string | number | bigint | boolean;

/** Memoizes a function of one value. */
export function derive<K extends object, T extends Answer>(name: string, make: (key: K) => T): (key: K) => T {
  const count = countOf(name);
  const answers = new WeakMap<K, T>();
  return (key) => knownIn(answers, key, count) ?? keptIn(answers, key, count, make(key));
}

/** Memoizes by a part of the value; the result must depend on that part alone. */
export function deriveFromPart<K, T extends Answer>(
  name: string,
  partOf: (key: K) => object,
  make: (key: K) => T,
): (key: K) => T {
  const count = countOf(name);
  const answers = new WeakMap<object, T>();
  return (key) => {
    const part = partOf(key);
    return knownIn(answers, part, count) ?? keptIn(answers, part, count, make(key));
  };
}

/** Memoizes a function of two values; the result lives as long as both. */
export function derivePair<K extends object, L extends object, T extends Answer>(
  name: string,
  make: (one: K, other: L) => T,
): (one: K, other: L) => T {
  const count = countOf(name);
  const answers = new WeakMap<K, WeakMap<L, T>>();
  return (one, other) => {
    const ofOne = mapIn(answers, one);
    return knownIn(ofOne, other, count) ?? keptIn(ofOne, other, count, make(one, other));
  };
}

/**
 * Memoizes a function of three values; the result lives as long as all of them. The second may be short-lived and
 * numerous, like the states of courses, so it is looked up last: one map for each would burden the garbage collector.
 */
export function deriveTriple<K extends object, L extends object, M extends object, T extends Answer>(
  name: string,
  make: (one: K, other: L, third: M) => T,
): (one: K, other: L, third: M) => T {
  const count = countOf(name);
  const answers = new WeakMap<K, WeakMap<M, WeakMap<L, T>>>();
  return (one, other, third) => {
    const ofTwo = mapIn(mapIn(answers, one), third);
    return knownIn(ofTwo, other, count) ?? keptIn(ofTwo, other, count, make(one, other, third));
  };
}

function knownIn<K extends object, T>(answers: WeakMap<K, T>, key: K, count: Count): T | undefined {
  const known = count.isOff ? undefined : answers.get(key);
  if (known !== undefined) count.hits += 1;
  return known;
}

function keptIn<K extends object, T>(answers: WeakMap<K, T>, key: K, count: Count, answer: T): T {
  count.misses += 1;
  if (!count.isOff) answers.set(key, answer);
  return answer;
}

function mapIn<K extends object, L extends object, T>(maps: WeakMap<K, WeakMap<L, T>>, key: K): WeakMap<L, T> {
  const known = maps.get(key);
  if (known !== undefined) return known;
  const map = new WeakMap<L, T>();
  maps.set(key, map);
  return map;
}
