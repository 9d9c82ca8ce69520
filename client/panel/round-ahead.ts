/** Requests the round that a page will need first, before the page has loaded. */
import type { PanelRoundAnswer, PanelRoundRequest } from '../../server/protocol/index.ts';
import type { Knowing } from './panel-questions.ts';

type AskRound = Knowing['panelRound'];

export class RoundAhead {
  readonly #ask: AskRound;
  #asked:
    | {
        readonly request: PanelRoundRequest;
        readonly answer: Promise<PanelRoundAnswer>;
        readonly life: AbortController;
      }
    | undefined;

  constructor(ask: AskRound) {
    this.#ask = ask;
  }

  prepare(request: PanelRoundRequest): void {
    this.drop();
    const life = new AbortController();
    const answer = this.#ask(request, life.signal);
    // On failure, `panelRound` requests it again.
    answer.catch(() => undefined);
    this.#asked = { request, answer, life };
  }

  /** Returns the prefetched answer once; any other request is sent now. */
  panelRound(request: PanelRoundRequest, signal: AbortSignal): Promise<PanelRoundAnswer> {
    const asked = this.#asked;
    if (asked === undefined || !isSame(asked.request, request)) return this.#ask(request, signal);
    this.#asked = undefined;
    signal.addEventListener(
      'abort',
      () => {
        asked.life.abort();
      },
      { once: true },
    );
    return asked.answer.catch(() => this.#ask(request, signal));
  }

  /** Cancels the request if its answer hasn’t been taken. */
  drop(): void {
    this.#asked?.life.abort();
    this.#asked = undefined;
  }
}

// Trials are compared by identity: they are the same array until the wish changes.
function isSame(a: PanelRoundRequest, b: PanelRoundRequest): boolean {
  return (
    a.uri === b.uri &&
    a.scenario === b.scenario &&
    a.at === b.at &&
    a.wish.trials === b.wish.trials &&
    a.wish.redraws.length === b.wish.redraws.length
  );
}
