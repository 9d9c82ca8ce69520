/**
 * Lets the extension see that the server is alive, and which file it is working on should it end or never listen again.
 */

import type { WorkingOnNotice } from '../../protocol/index.ts';

/** How often the server says that it listens, in milliseconds. */
export const beatMilliseconds = 1000;

/** How the extension is told. */
export interface Told {
  readonly alive: () => void;
  readonly workingOn: (file: WorkingOnNotice) => void;
}

export class Heartbeat {
  readonly #told: Told;
  #timer: NodeJS.Timeout | undefined;
  /** The file that was told since the last beat. */
  #last: WorkingOnNotice | undefined;

  constructor(told: Told) {
    this.#told = told;
  }

  /**
   * From now on the extension is told. Between two beats the event loop has been free: nothing that was told before is
   * still being worked on.
   */
  start(): void {
    this.#timer ??= setInterval(() => {
      this.#last = undefined;
      this.#told.alive();
    }, beatMilliseconds).unref();
  }

  /** Work for a file begins, or goes on. It is told before, for there may be no telling later. */
  workingOn(file: WorkingOnNotice): void {
    if (this.#timer === undefined || (this.#last?.uri === file.uri && this.#last.version === file.version)) return;
    this.#last = file;
    this.#told.workingOn(file);
  }
}
