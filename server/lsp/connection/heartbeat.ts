/** Tells the extension that the server is alive, and which file it is working on in case it crashes or hangs. */

import type { WorkingOnNotice } from '../../protocol/index.ts';

/** The interval between heartbeats, in ms. */
export const beatMilliseconds = 1000;

/** How the extension is notified. */
export interface HeartbeatNotices {
  readonly alive: () => void;
  readonly workingOn: (file: WorkingOnNotice) => void;
}

export class Heartbeat {
  readonly #told: HeartbeatNotices;
  #timer: NodeJS.Timeout | undefined;
  /** The file reported since the last beat. */
  #last: WorkingOnNotice | undefined;

  constructor(notices: HeartbeatNotices) {
    this.#told = notices;
  }

  /**
   * Starts the heartbeat. A beat means that the event loop was free: nothing reported before it is still being worked
   * on.
   */
  start(): void {
    this.#timer ??= setInterval(() => {
      this.#last = undefined;
      this.#told.alive();
    }, beatMilliseconds).unref();
  }

  /** Work for a file starts or continues. Reported beforehand, since a crash or hang leaves no chance afterwards. */
  workingOn(file: WorkingOnNotice): void {
    if (this.#timer === undefined || (this.#last?.uri === file.uri && this.#last.version === file.version)) return;
    this.#last = file;
    this.#told.workingOn(file);
  }
}
