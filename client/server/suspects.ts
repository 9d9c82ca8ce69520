/** Which files a server was working on when it ended, and until when they are set aside for that. */
import type { SetAsideFile, WorkingOnNotice } from '../../server/protocol/index.ts';

/** After so many ends within some time a file waits until the writer asks for it. */
export const mostEnds = 3;
/** In milliseconds. A file that ended a server longer ago may have been innocent, or has changed since. */
export const remembersEndsFor = 10 * 60_000;

export class Suspects {
  readonly #now: () => number;
  readonly #ends = new Map<string, readonly number[]>();
  readonly #setAside = new Map<string, SetAsideFile>();
  #current: WorkingOnNotice | undefined;

  /** `now` tells the time in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** What the next server is to leave alone. */
  get setAside(): readonly SetAsideFile[] {
    return [...this.#setAside.values()];
  }

  isSetAside(uri: string): boolean {
    return this.#setAside.has(uri);
  }

  /** The server begins to work on a file; one that was set aside isn't any more. */
  workingOn(file: WorkingOnNotice): void {
    this.#current = file;
    this.#setAside.delete(file.uri);
  }

  /** The server is in the middle of nothing. */
  idle(): void {
    this.#current = undefined;
  }

  /** The server has ended; gives the file that it was working on, which is set aside now. */
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

  /** The writer wants a file to be tried again; should it end the server once more, it waits for the writer again. */
  tryAgain(uri: string): void {
    this.#setAside.delete(uri);
  }

  /** The writer wants everything to be tried again. */
  forget(): void {
    this.#ends.clear();
    this.#setAside.clear();
    this.#current = undefined;
  }
}
