/** Tracks which rounds of open scenarios are marked because their chances have moved. Independent of VS Code. */
import type { MovedRoundsAnswer, MovedRoundsRequest } from '../../server/protocol/index.ts';
import { Latest } from '../server/latest.ts';

/** The moved rounds in one version of a document. */
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

  /** The last known moved rounds of a document. */
  of(uri: string): Moved | undefined {
    return this.#known.get(uri);
  }

  /** A document or its baseline has changed. The last marks stay until the server has new ones. */
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
