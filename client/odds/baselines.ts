/** Sends the server the baseline text that each open scenario’s odds are compared with. Independent of VS Code. */
import type { BaselineKind, BaselineNotice } from '../../server/protocol/index.ts';
import { Latest } from '../server/latest.ts';

/** The setting for what odds are compared with. */
export type CompareWith = BaselineKind | 'nothing';

/** The dependencies of {@link Baselines}. */
export interface BaselineOutlets {
  readonly requested: () => CompareWith;
  /** The earlier text of a document; null if there is none. */
  readonly textOf: (uri: string, kind: BaselineKind) => Promise<string | null>;
  readonly notify: (notice: BaselineNotice) => void;
  readonly fail: (error: unknown) => void;
}

export class Baselines {
  readonly #outlets: BaselineOutlets;
  readonly #open = new Map<string, { readonly questions: Latest; lastSent?: BaselineNotice }>();

  constructor(outlets: BaselineOutlets) {
    this.#outlets = outlets;
  }

  /** A document was opened, or its earlier text may have changed; notifies the server if it has. */
  async look(uri: string): Promise<void> {
    const known = this.#open.get(uri) ?? { questions: new Latest() };
    this.#open.set(uri, known);
    const requested = this.#outlets.requested();
    const kind = requested === 'nothing' ? 'saved' : requested;
    try {
      const text = await known.questions.ask(() =>
        requested === 'nothing' ? Promise.resolve(null) : this.#outlets.textOf(uri, kind),
      );
      if (text !== undefined) this.#notify(known, { uri, kind, text });
    } catch (error) {
      this.#outlets.fail(error);
    }
  }

  async lookAtAll(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((uri) => this.look(uri)));
  }

  /** The server has restarted and knows no baselines. */
  forget(): void {
    for (const known of this.#open.values()) delete known.lastSent;
  }

  /** A document was closed; the server drops its baseline by itself. */
  closed(uri: string): void {
    this.#open.get(uri)?.questions.cancel();
    this.#open.delete(uri);
  }

  #notify(known: { lastSent?: BaselineNotice }, notice: BaselineNotice): void {
    const { lastSent = { text: null, kind: notice.kind } } = known;
    if (lastSent.text === notice.text && (lastSent.kind === notice.kind || notice.text === null)) return;
    known.lastSent = notice;
    this.#outlets.notify(notice);
  }
}
