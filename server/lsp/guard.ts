/** The one place where a bug is caught: the answer is then the empty one, and the log says what happened. */
import { ResponseError } from 'vscode-languageserver';

export class Guard {
  readonly #log: (message: string) => void;

  constructor(log: (message: string) => void) {
    this.#log = log;
  }

  readonly now = <T>(nothing: T, handle: () => T): T => {
    try {
      return handle();
    } catch (error) {
      this.#tell(error);
      return nothing;
    }
  };

  /** For answers that take their time. An error that was made for the writer reaches them. */
  readonly later = async <T>(nothing: T, handle: () => Promise<T>): Promise<T> => {
    try {
      return await handle();
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      this.#tell(error);
      return nothing;
    }
  };

  #tell(error: unknown): void {
    this.#log(error instanceof Error ? error.stack ?? error.message : String(error));
  }
}
