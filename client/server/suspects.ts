/** Records the files on which the server crashed, and how long each is excluded from analysis. */
import type { SetAsideFile, WorkingOnNotice } from '../../server/protocol/index.ts';

/** After this many crashes within `remembersEndsFor` a file stays set aside until the writer retries it. */
export const mostEnds = 3;
/** In milliseconds. Older crashes are ignored: the file may not have been the cause, or has changed since. */
export const remembersEndsFor = 10 * 60_000;

export class Suspects {
  readonly #now: () => number;
  readonly #ends = new Map<string, readonly number[]>();
  readonly #setAside = new Map<string, SetAsideFile>();
  #current: WorkingOnNotice | undefined;

  /** `now` returns the time in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The files that the next server must not analyse. */
  get setAside(): readonly SetAsideFile[] {
    return [...this.#setAside.values()];
  }

  isSetAside(uri: string): boolean {
    return this.#setAside.has(uri);
  }

  /** The server starts working on a file, which is then no longer set aside. */
  workingOn(file: WorkingOnNotice): void {
    this.#current = file;
    this.#setAside.delete(file.uri);
  }

  /** The server is working on no file. */
  idle(): void {
    this.#current = undefined;
  }

  /** The server has exited; sets aside and returns the file that it was working on, if any. */
  ended(): SetAsideFile | undefined {
    const current = this.#current;
    this.#current = undefined;
    if (current === undefined) return undefined;
    const now = this.#now();
    const ends = [...(this.#ends.get(current.uri) ?? []), now].filter((end) => now - end < remembersEndsFor);
    this.#ends.set(current.uri, ends);
    const file: SetAsideFile = { ...current, until: ends.length < mostEnds ? 'changed' : 'asked' };
    this.#setAside.set(current.uri, file);
    return file;
  }

  /** The writer retries a file; after another crash it is set aside again until the next retry. */
  tryAgain(uri: string): void {
    this.#setAside.delete(uri);
  }

  /** The writer retries all files. */
  forget(): void {
    this.#ends.clear();
    this.#setAside.clear();
    this.#current = undefined;
  }
}
