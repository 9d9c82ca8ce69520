/**
 * Which rounds of the open scenarios bear a mark because their chances have moved. Knows neither VS Code nor the
 * server.
 */
import type { MovedRoundsAnswer, MovedRoundsRequest } from '../../server/protocol/index.ts';
import { Latest } from '../server/latest.ts';

/** What has moved in one version of a document. */
export type Moved = NonNullable<MovedRoundsAnswer>;

export interface MovedOutlets {
  readonly ask: (request: MovedRoundsRequest, signal: AbortSignal) => Promise<MovedRoundsAnswer>;
  readonly draw: (uri: string, moved: Moved | undefined) => void;
  readonly fail: (error: unknown) => void;
}

export class MovedRounds {
  readonly #outlets: MovedOutlets;
  readonly #questions = new Map<string, Latest>();
  readonly #known = new Map<string, Moved>();

  constructor(outlets: MovedOutlets) {
    this.#outlets = outlets;
  }

  /** What was said of a document last. */
  of(uri: string): Moved | undefined {
    return this.#known.get(uri);
  }

  /** A document has changed, or what it is compared with. As long as nothing can be said, what was said stays. */
  async look(uri: string): Promise<void> {
    const questions = this.#questions.get(uri) ?? new Latest();
    this.#questions.set(uri, questions);
    try {
      const moved = await questions.ask((signal) => this.#outlets.ask({ uri }, signal));
      if (moved === undefined || moved === null) return;
      const was = this.#known.get(uri);
      this.#known.set(uri, moved);
      if (moved.lines.length > 0 || (was?.lines.length ?? 0) > 0) this.#outlets.draw(uri, moved);
    } catch (error) {
      this.#outlets.fail(error);
    }
  }

  closed(uri: string): void {
    this.#questions.get(uri)?.cancel();
    this.#questions.delete(uri);
    if (this.#known.delete(uri)) this.#outlets.draw(uri, undefined);
  }
}
