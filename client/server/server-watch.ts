/**
 * Watches over a language server: ends one that hangs, and knows with which file one has ended. Knows nothing of VS
 * Code.
 */
import type { SetAsideFile, StartOptions, WorkingOnNotice } from '../../server/protocol/index.ts';
import { Suspects } from './suspects.ts';
import { Watchdog } from './watchdog.ts';

export class ServerWatch {
  readonly #watchdog = new Watchdog();
  readonly #suspects: Suspects;
  readonly #kill: () => void;

  /** `kill` ends the process of the server, whatever that is doing; `now` tells the time in milliseconds. */
  constructor(kill: () => void, now: () => number) {
    this.#suspects = new Suspects(now);
    this.#kill = kill;
  }

  /** What a server is told when it starts. */
  get startOptions(): StartOptions {
    return { heartbeat: true, setAside: this.#suspects.setAside };
  }

  isSetAside(uri: string): boolean {
    return this.#suspects.isSetAside(uri);
  }

  /** The server lives, and is in the middle of nothing. */
  heard(): void {
    this.#watchdog.heard();
    this.#suspects.idle();
  }

  /** The server begins to work on a file. */
  workingOn(file: WorkingOnNotice): void {
    this.#suspects.workingOn(file);
  }

  /** The server has begun to answer, for the first time or again. */
  started(): void {
    this.#suspects.idle();
    this.#watchdog.started();
  }

  /** To be called at every tick of the watchdog; says whether the server was ended. */
  tick(): boolean {
    const isHanging = this.#watchdog.tick();
    if (isHanging) this.#kill();
    return isHanging;
  }

  /** The server has ended, by itself or not; gives the file that was set aside for it. */
  ended(): SetAsideFile | undefined {
    this.#watchdog.ended();
    return this.#suspects.ended();
  }

  tryAgain(uri: string): void {
    this.#suspects.tryAgain(uri);
  }

  /** The writer has asked for a new server, which tries everything again. */
  restarted(): void {
    this.#watchdog.ended();
    this.#suspects.forget();
  }
}
