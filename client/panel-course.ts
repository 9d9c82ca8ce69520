/** What one panel shows: a course of a scenario, asked for anew whenever something changes. Knows neither VS Code nor the page. */
import type {
  Lines, PanelAnswer, PanelModel, PanelRequest, StepAtAnswer, StepView, ToPanel,
} from '../server/protocol/index.ts';
import { Latest } from './latest.ts';

/** Which course is wanted. Without a seed the file's own counts. */
export interface Wish {
  readonly scenario: number;
  readonly seed?: number;
  /** The step to go to when the course arrives. */
  readonly step?: string;
}

/** What the panel around a course does for it. */
export interface Outlets {
  ask(request: PanelRequest, signal: AbortSignal): Promise<PanelAnswer>;
  post(message: ToPanel): void;
  /** Marks the lines of the step in view. */
  mark(lines: Lines): void;
  fail(error: unknown): void;
}

export const reasons = {
  nothingToPlay: 'The text has no scenario here that can be played as it stands',
  noAnswer: 'The language server doesn\'t answer',
} as const;

export class PanelCourse {
  readonly #uri: string;
  readonly #outlets: Outlets;
  readonly #questions = new Latest();
  #wish: Wish;
  /** The page is there and listens. */
  #isReady = false;
  #model: PanelModel | undefined;
  #step: string | undefined;
  /** The newest version of the document that the server is known to have read. */
  #version = 0;
  /** Why the document can't be asked about, while that is so. */
  #closed: string | undefined;

  constructor(uri: string, wish: Wish, outlets: Outlets) {
    this.#uri = uri;
    this.#wish = wish;
    this.#outlets = outlets;
  }

  /** The course that is wanted now, as the server is asked for it. */
  get request(): PanelRequest {
    const { scenario, seed } = this.#wish;
    return { uri: this.#uri, scenario, ...(seed !== undefined && { seed }) };
  }

  /** The page has been loaded, for the first time or again; `step` is where it stood before. */
  ready(step: string | undefined): void {
    this.#isReady = true;
    this.#step = step ?? this.#step;
    if (this.#model?.scenario === this.#wish.scenario) this.#show(this.#model);
    void this.#refresh();
  }

  /** The page is gone until it says again that it is ready. */
  hidden(): void {
    this.#isReady = false;
    this.#questions.cancel();
  }

  /** The server has read this version of the document. */
  changed(version: number): void {
    this.#version = version;
    void this.#refresh();
  }

  /** The document was closed: the last course stays, with the reason. Versions begin anew when it is opened again. */
  closed(reason: string): void {
    this.#closed = reason;
    this.#version = 0;
    void this.#refresh();
  }

  opened(): void {
    this.#closed = undefined;
    void this.#refresh();
  }

  turnTo(wish: Wish): void {
    this.#wish = wish;
    void this.#refresh();
  }

  /** Another course of the same scenario. */
  draw(seed: number): void {
    this.turnTo({ ...this.#wish, seed });
  }

  /** The reader has gone to a step. */
  stepped(step: string): void {
    this.#step = step;
  }

  /** Goes to a step because the caret is there, turning to its scenario where that is another one. */
  goTo({ scenario, step }: StepAtAnswer): void {
    if (scenario !== this.#wish.scenario) this.turnTo({ scenario, ...(step !== undefined && { step }) });
    else if (step !== undefined) this.#go(step);
  }

  /** Nothing is asked or posted afterwards. */
  dispose(): void {
    this.hidden();
  }

  #go(step: string): void {
    if (!this.#isReady) return;
    this.#step = step;
    this.#outlets.post({ type: 'go', step });
    this.#mark();
  }

  async #refresh(): Promise<void> {
    if (!this.#isReady) return;
    if (this.#closed !== undefined) {
      this.#stale(this.#closed);
      return;
    }
    try {
      const answer = await this.#questions.ask((signal) => this.#outlets.ask(this.request, signal));
      if (answer !== undefined) this.#take(answer);
    } catch (error) {
      this.#outlets.fail(error);
      this.#stale(reasons.noAnswer);
    }
  }

  #take(answer: PanelAnswer): void {
    if (answer === null) this.#stale(reasons.nothingToPlay);
    // An answer about an older text is followed by one about the newer.
    else if (answer.version >= this.#version) this.#show(answer);
  }

  #show(model: PanelModel): void {
    const { step, ...wish } = this.#wish;
    if (step !== undefined || model.scenario !== this.#model?.scenario) this.#step = step;
    this.#model = model;
    this.#wish = wish;
    this.#outlets.post({ type: 'show', model, ...(step !== undefined && { step }) });
    this.#mark();
  }

  #stale(reason: string): void {
    this.#questions.cancel();
    this.#outlets.post({ type: 'stale', reason });
  }

  #mark(): void {
    const step = this.#stepInView();
    if (step !== undefined) this.#outlets.mark(step.lines);
  }

  /** Undefined where an edit has taken the step away: the page then goes to a neighbour of its own choice. */
  #stepInView(): StepView | undefined {
    const steps = this.#model?.rounds.flatMap((round) => round.steps) ?? [];
    return this.#step === undefined ? steps[0] : steps.find(({ key }) => key === this.#step);
  }
}
