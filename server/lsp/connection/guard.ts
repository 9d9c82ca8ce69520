/**
 * The only place where bugs are caught: the request gets the empty answer, the error is logged, and the document
 * concerned reports it.
 */
import { type CancellationToken, ResponseError } from 'vscode-languageserver';
import { stillWanted, type StillWanted } from '../time-slicing.ts';

/** Dependencies of the guard. */
export interface Watcher {
  readonly log: (message: string) => void;
  /** Called when a bug interrupted work on a document. */
  readonly failed: (uri: string) => void;
  /** Called when work on a document starts or continues after a pause. */
  readonly working: (uri: string) => void;
}

export class Guard {
  readonly #watcher: Watcher;

  constructor(watcher: Watcher) {
    this.#watcher = watcher;
  }

  /** `uri` is the document that the answer is about, if any. */
  readonly now = <T>(nothing: T, handle: () => T, uri?: string): T => {
    try {
      if (uri !== undefined) this.#watcher.working(uri);
      return handle();
    } catch (error) {
      this.#report(error, uri);
      return nothing;
    }
  };

  /** For asynchronous handlers. A `ResponseError` is meant for the writer and is passed on. */
  readonly later = async <T>(nothing: T, handle: () => Promise<T>, uri?: string): Promise<T> => {
    try {
      if (uri !== undefined) this.#watcher.working(uri);
      return await handle();
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      this.#report(error, uri);
      return nothing;
    }
  };

  /**
   * Like the function `stillWanted`, for work on a document: called between its time slices, it also reports that work
   * continues.
   */
  stillWanted(uri: string, token: CancellationToken, isCurrent: () => boolean): StillWanted {
    const wanted = stillWanted(token, isCurrent);
    return () => {
      wanted();
      this.#watcher.working(uri);
    };
  }

  #report(error: unknown, uri: string | undefined): void {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#watcher.log(uri === undefined ? what : `${uri}: ${what}`);
    if (uri !== undefined) this.#watcher.failed(uri);
  }
}

/** The document that a request is about; undefined for a request without parameters, which other clients may send. */
export function documentAskedAbout(request: { readonly uri: string } | null): string | undefined {
  return request?.uri;
}
