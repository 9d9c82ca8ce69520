/**
 * Decides when a server that is silent has been so for too long. Waking time alone counts: it is measured in the
 * client's own ticks, which stop while the machine sleeps.
 */

/** How long a tick is, in milliseconds. */
export const tickMilliseconds = 1000;

/** After so many ticks without a sign of life the server is ended. */
export const mostSilentTicks = 10;

export class Watchdog {
  #isRunning = false;
  #silentTicks = 0;

  /** The server has begun to answer. */
  started(): void {
    this.#isRunning = true;
    this.#silentTicks = 0;
  }

  /** The server has given a sign of life. */
  heard(): void {
    this.#silentTicks = 0;
  }

  ended(): void {
    this.#isRunning = false;
  }

  /** A tick has gone by; says whether the server is to be ended now, and says it once. */
  tick(): boolean {
    if (!this.#isRunning) return false;
    this.#silentTicks += 1;
    return this.#silentTicks === mostSilentTicks;
  }
}
