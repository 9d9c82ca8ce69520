/**
 * The one place where a bug is caught: the answer is then the empty one, the log says what happened, and the document
 * that it is about says so too.
 */
import { type CancellationToken, ResponseError } from 'vscode-languageserver';
import { stillWanted, type StillWanted } from '../time-slicing.ts';

/** What catching needs of the world. */
export interface Watcher {
  readonly log: (message: string) => void;
  /** A bug got in the way of something about a document. */
  readonly failed: (uri: string) => void;
  /** Work for a document begins, or goes on after others were heard. */
  readonly working: (uri: string) => void;
}

export class Guard {
  readonly #watcher: Watcher;

  constructor(watcher: Watcher) {
    this.#watcher = watcher;
  }

  /** `uri` is the document that the answer is about, where it is about one. */
  readonly now = <T>(nothing: T, handle: () => T, uri?: string): T => {
    try {
      if (uri !== undefined) this.#watcher.working(uri);
      return handle();
    } catch (error) {
      this.#report(error, uri);
      return nothing;
    }
  };

  /** For answers that take their time. An error that was made for the writer reaches them. */
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
   * Asked between two turns of the work for an answer about a document: whether it is still wanted, as `stillWanted`
   * does.
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

/** The document that a request is about; none where it says nothing, as a program may that isn’t ours. */
export function documentAskedAbout(request: { readonly uri: string } | null): string | undefined {
  return request?.uri;
}
