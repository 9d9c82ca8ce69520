/** Derived values that take their time to be made: at once, or bit by bit. */
import { runToEnd } from '../run-to-end.ts';
import { derive, type Answer } from './derive.ts';

export interface DerivedInSteps<K extends object, T extends Answer> {
  (key: K): T;
  /** Goes on where whoever asked before has stopped. */
  readonly steps: (key: K) => Generator<undefined, T>;
}

/** The same answer for the same value, made bit by bit where somebody has the time. */
export function deriveInSteps<K extends object, T extends Answer>(
  name: string,
  make: (key: K) => Generator<undefined, T>,
): DerivedInSteps<K, T> {
  const begun = derive<K, Begun<T>>(name, () => ({ steps: undefined, done: undefined }));
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
  return Object.assign((key: K) => runToEnd(steps(key)), { steps });
}

interface Begun<T> {
  steps: Generator<undefined, T> | undefined;
  done: T | undefined;
}
