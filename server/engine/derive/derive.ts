/**
 * Functions of immutable values whose answers are remembered with these values, for as long as somebody holds them.
 * Each has a name of its own, under which its hits are counted. An answer is never undefined.
 */
import { countOf, type Count } from './counts.ts';

/** Anything but undefined. */
export type Answer = object | string | number | bigint | boolean;

/** The same answer for the same value. */
export function derive<K extends object, T extends Answer>(name: string, make: (key: K) => T): (key: K) => T {
  const count = countOf(name);
  const answers = new WeakMap<K, T>();
  return (key) => knownIn(answers, key, count) ?? keptIn(answers, key, count, make(key));
}

/** The same answer for all values that share a part, which has to be all that the answer depends on. */
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

/** The same answer for the same two values, for as long as somebody holds both. */
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
 * The same answer for the same three values, for as long as somebody holds all of them. Of the second there may be very
 * many that come and go, as the states of courses do: they are looked up last, since a map for each of them would keep
 * the collector of garbage busy.
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
