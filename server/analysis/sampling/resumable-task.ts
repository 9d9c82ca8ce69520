/** Work that is done bit by bit, or at once where somebody can't wait for it. */

/**
 * So long is worked at a time, in milliseconds, and to the end of the step that was begun; how long that is changes
 * nothing of what comes of it.
 */
const sliceLength = 3;

export class ResumableTask<T> {
  readonly #begin: () => Generator<undefined, T>;
  #begun: Generator<undefined, T> | undefined;
  #done: { readonly result: T } | undefined;

  constructor(begin: () => Generator<undefined, T>) {
    this.#begin = begin;
  }

  /** What comes of it; whatever is left of the work is done at once. */
  get result(): T {
    for (;;) {
      if (this.#done !== undefined) return this.#done.result;
      this.#step();
    }
  }

  /** The same where all of the work is done; nothing is done for it. */
  get known(): T | undefined {
    return this.#done?.result;
  }

  /** Does a slice of the work, or so many milliseconds’ worth of it; says whether all of it is done. */
  goOn(length = sliceLength): boolean {
    const end = performance.now() + length;
    while (this.#done === undefined && performance.now() < end) this.#step();
    return this.#done !== undefined;
  }

  /** The rest of the work as steps of other work. */
  *steps(): Generator<undefined, T> {
    for (;;) {
      if (this.#done !== undefined) return this.#done.result;
      this.#step();
      yield;
    }
  }

  /**
   * Work in which a bug is begun anew when it is asked for again: what is over without an end would be taken for done.
   */
  #step(): void {
    const begun = this.#begun ?? this.#begin();
    this.#begun = undefined;
    const step = begun.next();
    if (step.done === true) this.#done = { result: step.value };
    else this.#begun = begun;
  }
}
