/** Decides whether a server that has ended by itself is started again. */
export class RestartPolicy {
  readonly #now: () => number;
  #hasRun = false;
  #ends: readonly number[] = [];

  /** `now` tells the time in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** To be told whenever the server has begun to answer. */
  running(): void {
    this.#hasRun = true;
  }

  /** Whether to start it again: not where it never answered, and not where it keeps ending. */
  ended(): boolean {
    const now = this.#now();
    this.#ends = [...this.#ends, now].filter((end) => now - end < windowMilliseconds);
    const again = this.#hasRun && this.#ends.length <= mostRestarts;
    this.#hasRun = false;
    return again;
  }
}

const mostRestarts = 4;
const windowMilliseconds = 3 * 60_000;
