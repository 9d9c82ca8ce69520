/** Decides whether a crashed server is restarted: not if it never ran, nor after more than 4 crashes in 3 minutes. */
export class RestartPolicy {
  readonly #now: () => number;
  #hasRun = false;
  #ends: readonly number[] = [];

  /** `now` returns the time in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Call this whenever the server has started. */
  running(): void {
    this.#hasRun = true;
  }

  /** Call this when the server has exited; returns whether to restart it. */
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
