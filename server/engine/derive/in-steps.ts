/** Memoizes slow generator functions, run either to their end or step by step. */
import { runToEnd } from '../generators/run-to-end.ts';
import { derive, type Answer } from './derive.ts';

export interface DerivedInSteps<K extends object, T extends Answer> {
  (key: K): T;
  /** Resumes where the last caller stopped. */
  readonly steps: (key: K) => Generator<undefined, T>;
}

/** Memoizes a generator function of one value; its callers share the progress. */
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
      // A generator that has thrown looks finished, so after an error the next caller starts a new one.
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
