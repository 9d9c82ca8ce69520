/** The round that a page asks for first, asked of the server before the page is there to ask. */
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
    // Where it failed it is asked for again by whoever wants it, if anybody does.
    answer.catch(() => undefined);
    this.#asked = { request, answer, life };
  }

  /** The answer that has been asked for, once; every other one is asked for now. */
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

  /** Calls the question off, where nobody has come for its answer. */
  drop(): void {
    this.#asked?.life.abort();
    this.#asked = undefined;
  }
}

// The same trials are the same values as long as nothing else is wished for.
function isSame(a: PanelRoundRequest, b: PanelRoundRequest): boolean {
  return (
    a.uri === b.uri &&
    a.scenario === b.scenario &&
    a.at === b.at &&
    a.wish.trials === b.wish.trials &&
    a.wish.redraws.length === b.wish.redraws.length
  );
}
