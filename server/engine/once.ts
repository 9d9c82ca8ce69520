/** What is worked out once for something and remembered with it. */
import { atOnce } from './at-once.ts';

/** The same answer for the same thing, for as long as somebody holds the thing. */
export function oncePer<K extends object, T extends object>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const answer = make(key);
    made.set(key, answer);
    return answer;
  };
}

/** The same answer for all things that share a part, which has to be all that the answer hangs on. */
export function oncePerPart<K, T extends object>(partOf: (key: K) => object, make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<object, T>();
  return (key) => {
    const part = partOf(key);
    const known = made.get(part);
    if (known !== undefined) return known;
    const answer = make(key);
    made.set(part, answer);
    return answer;
  };
}

/** An answer that takes its time: at once, or bit by bit. */
export interface InSteps<K extends object, T extends object> {
  (key: K): T;
  /** Goes on where whoever asked before has stopped. */
  readonly steps: (key: K) => Generator<undefined, T>;
}

/** The same answer for the same thing, worked out bit by bit where somebody has the time. */
export function oncePerInSteps<K extends object, T extends object>(
  make: (key: K) => Generator<undefined, T>,
): InSteps<K, T> {
  const begun = oncePer<K, Begun<T>>(() => ({ steps: undefined, done: undefined }));
  function* steps(key: K): Generator<undefined, T> {
    const work = begun(key);
    for (;;) {
      if (work.done !== undefined) return work.done;
      const going = work.steps ?? make(key);
      // Work that throws is begun anew by whoever asks next: it would seem to be done.
      work.steps = undefined;
      const step = going.next();
      work.steps = going;
      if (step.done === true) work.done = step.value;
      else yield;
    }
  }
  return Object.assign((key: K) => atOnce(steps(key)), { steps });
}

interface Begun<T> {
  steps: Generator<undefined, T> | undefined;
  done: T | undefined;
}

/** The same answer for the same two things, for as long as somebody holds the first one. */
export function oncePerPair<K extends object, L extends object, T extends object>(
  make: (one: K, other: L) => T,
): (one: K, other: L) => T {
  const made = oncePer((one: K) => oncePer((other: L) => make(one, other)));
  return (one, other) => made(one)(other);
}

/**
 * The same answer for the same three things, for as long as somebody holds all of them. Of the second there may be very
 * many that come and go, as the states of courses do: they are looked up last, since a map for each of them would keep
 * the collector of garbage busy.
 */
export function oncePerThree<K extends object, L extends object, M extends object, T extends object>(
  make: (one: K, other: L, third: M) => T,
): (one: K, other: L, third: M) => T {
  const made = oncePerPair((one: K, third: M) => oncePer((other: L) => make(one, other, third)));
  return (one, other, third) => made(one, third)(other);
}

/** The same answer for things of the same text, as long as not more than so many others have been asked about since. */
export function oncePerText<K, T>(most: number, textOf: (key: K) => string, make: (key: K) => T): (key: K) => T {
  const made = new Map<string, { readonly answer: T }>();
  return (key) => {
    const text = textOf(key);
    const known = made.get(text) ?? { answer: make(key) };
    // What was asked for last stands last, so that the first is the one that was not asked for longest.
    made.delete(text);
    made.set(text, known);
    const [oldest] = made.keys();
    if (made.size > most && oldest !== undefined) made.delete(oldest);
    return known.answer;
  };
}
