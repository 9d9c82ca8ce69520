/** Work that is done in steps, or at once if the result is needed immediately. */

/** Length of a time slice, in ms; the step in progress is always completed. The length doesn’t affect the result. */
const sliceLength = 3;

export class ResumableTask<T> {
  readonly #begin: () => Generator<undefined, T>;
  #begun: Generator<undefined, T> | undefined;
  #done: { readonly result: T } | undefined;

  constructor(begin: () => Generator<undefined, T>) {
    this.#begin = begin;
  }

  /** The result; does whatever is left of the work at once. */
  get result(): T {
    for (;;) {
      if (this.#done !== undefined) return this.#done.result;
      this.#step();
    }
  }

  /** The result if the work is done; does no work. */
  get known(): T | undefined {
    return this.#done?.result;
  }

  /** Works for one slice, or for `length` ms; returns whether the work is done. */
  goOn(length = sliceLength): boolean {
    const end = performance.now() + length;
    while (this.#done === undefined && performance.now() < end) this.#step();
    return this.#done !== undefined;
  }

  /** The rest of the work, as steps of other work. */
  *steps(): Generator<undefined, T> {
    for (;;) {
      if (this.#done !== undefined) return this.#done.result;
      this.#step();
      yield;
    }
  }

  /** Work that threw starts again on the next request: a generator that has thrown would count as done. */
  #step(): void {
    const begun = this.#begun ?? this.#begin();
    this.#begun = undefined;
    const step = begun.next();
    if (step.done === true) this.#done = { result: step.value };
    else this.#begun = begun;
  }
}
