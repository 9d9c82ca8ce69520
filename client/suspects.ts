/** Which files a server was working on when it ended, and until when they are set aside for that. */
import type { SetAsideFile, WorkingOnNotice } from '../server/protocol/index.ts';

/** After so many ends a file waits until the writer asks for it. */
export const mostEnds = 3;

export class Suspects {
  readonly #ends = new Map<string, number>();
  readonly #setAside = new Map<string, SetAsideFile>();
  #current: WorkingOnNotice | undefined;

  /** What the next server is to leave alone. */
  get setAside(): readonly SetAsideFile[] {
    return [...this.#setAside.values()];
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
    const ends = (this.#ends.get(current.uri) ?? 0) + 1;
    this.#ends.set(current.uri, ends);
    const file: SetAsideFile = { ...current, until: ends < mostEnds ? 'changed' : 'asked' };
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
