/**
 * Detects a server that hangs, by missing heartbeats. Silence is measured in the client’s own timer ticks, which stop
 * while the machine sleeps.
 */

/** The length of a tick, in milliseconds. */
export const tickMilliseconds = 1000;

/** The server is killed after this many ticks without a heartbeat. */
export const mostSilentTicks = 10;

export class Watchdog {
  #isRunning = false;
  #silentTicks = 0;

  /** The server has started. */
  started(): void {
    this.#isRunning = true;
    this.#silentTicks = 0;
  }

  /** The server has sent a heartbeat. */
  heard(): void {
    this.#silentTicks = 0;
  }

  ended(): void {
    this.#isRunning = false;
  }

  /** A tick has passed; returns true once, when the server is to be killed. */
  tick(): boolean {
    if (!this.#isRunning) return false;
    this.#silentTicks += 1;
    return this.#silentTicks === mostSilentTicks;
  }
}
