/**
 * Monitors the language server: kills one that hangs, and records the file on which one crashed. Independent of VS
 * Code.
 */
import type { SetAsideFile, StartOptions, WorkingOnNotice } from '../../server/protocol/index.ts';
import { Suspects } from './suspects.ts';
import { Watchdog } from './watchdog.ts';

export class ServerWatch {
  readonly #watchdog = new Watchdog();
  readonly #suspects: Suspects;
  readonly #kill: () => void;

  /** `kill` kills the server process; `now` returns the time in milliseconds. */
  constructor(kill: () => void, now: () => number) {
    this.#suspects = new Suspects(now);
    this.#kill = kill;
  }

  /** Initialization options for the server. */
  get startOptions(): StartOptions {
    return { heartbeat: true, setAside: this.#suspects.setAside };
  }

  isSetAside(uri: string): boolean {
    return this.#suspects.isSetAside(uri);
  }

  /** The server has sent a heartbeat, and is working on no file. */
  heard(): void {
    this.#watchdog.heard();
    this.#suspects.idle();
  }

  /** The server starts working on a file. */
  workingOn(file: WorkingOnNotice): void {
    this.#suspects.workingOn(file);
  }

  /** The server has started or restarted. */
  started(): void {
    this.#suspects.idle();
    this.#watchdog.started();
  }

  /** Call this at every watchdog tick; returns whether the server was killed. */
  tick(): boolean {
    const isHanging = this.#watchdog.tick();
    if (isHanging) this.#kill();
    return isHanging;
  }

  /** The server has exited, by itself or not; returns the file that is set aside for it. */
  ended(): SetAsideFile | undefined {
    this.#watchdog.ended();
    return this.#suspects.ended();
  }

  tryAgain(uri: string): void {
    this.#suspects.tryAgain(uri);
  }

  /** The writer has requested a restart, which tries all files again. */
  restarted(): void {
    this.#watchdog.ended();
    this.#suspects.forget();
  }
}
