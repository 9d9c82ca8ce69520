/** What one panel shows: a course of a scenario and the branch from it, asked for anew whenever something changes. Knows neither VS Code nor the page. */
import type {
  CourseRequest, CourseWish, Gone, Lines, PanelAnswer, PanelRequest, PanelState, StepAtAnswer, ToPanel, Trial,
} from '../server/protocol/index.ts';
import type { Closing } from './closing.ts';
import { Latest } from './latest.ts';
import { answerTo, type Knowing, noAnswerTo, type Question } from './panel-questions.ts';
import { RoundAhead } from './round-ahead.ts';
import { askForCourses, type Courses, goesOn, isFurtherOn, isSameScenario, requestFor, roundWith, type Showing, stepIn } from './showing.ts';
import { type Place, Wanted } from './wanted.ts';

/** What the panel around a course does for it. */
export interface Outlets extends Knowing {
  panel(request: PanelRequest, signal: AbortSignal): Promise<PanelAnswer>;
  post(message: ToPanel): void;
  /** Marks the lines of the step in view; without lines, none. */
  mark(lines: Lines | undefined): void;
  /** Brings the lines of the step in view into view. */
  reveal(lines: Lines): void;
  fail(error: unknown): void;
}

export const reasons = {
  nothingToPlay: 'The text has no scenario here that can be played as it stands',
  noAnswer: 'The language server doesn’t answer',
} as const;

/** So many rounds are asked for to begin with, so that a long scenario has its first picture at once. */
const firstRounds = 4;

export class PanelCourse {
  #uri: string;
  readonly #outlets: Outlets;
  readonly #questions = new Latest();
  readonly #wanted: Wanted;
  readonly #roundAhead: RoundAhead;
  readonly #knowing: Knowing;
  /** Whether the panel is there to be seen, or about to be. */
  #isAwake = false;
  /** The request for courses whose answer is still to come, or to be taken. */
  #asking: CourseRequest | undefined;
  /** What has come before the page that is to show it. */
  #prepared: { readonly courses: Courses; readonly wish: CourseWish } | undefined;
  /** Lives as long as the page that listens; undefined while there is none. */
  #page: AbortController | undefined;
  #together: boolean;
  /** The page has to be told whether panel and text move together. */
  #isNews = false;
  #showing: Showing | undefined;
  #shown = 0;
  /** The step in view, as far as it is known; the first one where it isn't. */
  #step: string | undefined;
  /** The newest version of the document that the server is known to have read. */
  #version = 0;
  /** Why the document can't be asked about, while that is so. */
  #closed: Closing | undefined;

  constructor(uri: string, place: Place, together: boolean, outlets: Outlets) {
    this.#uri = uri;
    this.#wanted = new Wanted(place);
    this.#together = together;
    this.#outlets = outlets;
    this.#roundAhead = new RoundAhead((request, signal) => outlets.panelRound(request, signal));
    this.#knowing = {
      panelRound: (request, signal) => this.#roundAhead.panelRound(request, signal),
      panelWhy: (request, signal) => outlets.panelWhy(request, signal),
      panelWorth: (request, signal) => outlets.panelWorth(request, signal),
    };
  }

  /** The course that is wanted now, as the server is asked for it. */
  get request(): CourseRequest {
    const { scenario, wish } = this.#wanted;
    return { uri: this.#uri, scenario, wish };
  }

  /** Whether panel and text move together. */
  get together(): boolean {
    return this.#together;
  }

  /** What was shown last; undefined before anything was. */
  get shown(): Showing | undefined {
    return this.#showing;
  }

  /** The page is about to be loaded: what it will show first is asked for meanwhile. */
  begin(): void {
    this.#isAwake = true;
    void this.#refresh();
  }

  /** The page has been loaded, for the first time or again; `state` is what it kept of the time before. */
  ready(state: PanelState | undefined): void {
    if (this.#page !== undefined) this.hidden();
    this.#isAwake = true;
    this.#page = new AbortController();
    this.#step = state?.step ?? this.#step;
    this.#together = state?.together ?? this.#together;
    this.#isNews = state === undefined;
    const isPrepared = this.#showPrepared();
    if (!isPrepared && this.#showing !== undefined && this.#isWanted(this.#showing)) this.#show(this.#showing, this.#showing.wish);
    if (!isPrepared && this.#asking === undefined) void this.#refresh();
  }

  /** The page is gone until it says again that it is ready. */
  hidden(): void {
    this.#page?.abort();
    this.#page = undefined;
    this.#isAwake = false;
    this.#prepared = undefined;
    this.#roundAhead.drop();
    this.#callOff();
  }

  /** The server has read this version of the document. */
  changed(version: number): void {
    this.#version = version;
    void this.#refresh();
  }

  /** The document can't be asked about: the last course stays, with the reason. Versions begin anew when it is opened again. */
  closed(closing: Closing): void {
    this.#closed = closing;
    this.#version = 0;
    void this.#refresh();
  }

  opened(): void {
    this.#closed = undefined;
    void this.#refresh();
  }

  /** The document has another address; the step in view stays. */
  moved(uri: string): void {
    this.#uri = uri;
    this.#version = 0;
    this.#wanted.step ??= this.#step;
    this.opened();
  }

  turnTo(place: Place): void {
    this.#wanted.turn(place);
    void this.#refresh();
  }

  /** Another course of the same scenario is wanted. */
  wish(wish: CourseWish): void {
    const { scenario, step } = this.#wanted;
    this.turnTo({ scenario, wish, ...(step !== undefined && { step }) });
  }

  /** These trials are about to be written into the file, and aren't tried out any more. */
  leave(trials: readonly Trial[]): void {
    this.#wanted.leave(trials);
  }

  /** These trials stand in the file now. */
  written(trials: readonly Trial[]): void {
    this.#post({ type: 'written', trials });
    void this.#refresh();
  }

  /** The reader has gone to a step. */
  stepped(step: string, lines: Lines): void {
    this.#step = step;
    if (!this.#together) return;
    this.#outlets.mark(lines);
    this.#outlets.reveal(lines);
  }

  /** Goes to a step because the caret is there, turning to its scenario where that is another one; of a round that isn't played the page is told. */
  goTo({ scenario, step, unplayed }: StepAtAnswer): void {
    if (scenario !== this.#wanted.scenario) this.turnTo({ scenario, ...(step !== undefined && { step }) });
    else if (step !== undefined) this.#go(step);
    else if (unplayed !== undefined) this.#post({ type: 'unplayed', round: unplayed });
  }

  moveTogether(on: boolean): void {
    this.#together = on;
    this.#mark();
  }

  /** Answers a question of the page; one about an older showing, or that nobody can answer, as having no answer. */
  async ask(question: Question): Promise<void> {
    const [showing, page] = [this.#showing, this.#page];
    if (page === undefined) return;
    const answer = showing && await this.#answer(question, showing, page.signal);
    if (page.signal.aborted) return;
    const said = (showing === this.#showing ? answer : undefined) ?? noAnswerTo(question);
    if (said !== undefined) this.#post(said);
  }

  /** The page has drawn the first rounds of a showing, and has time for the others. */
  rest(id: number): void {
    const showing = this.#showing;
    if (this.#isAwake && showing?.id === id && goesOn(showing) && this.#asking === undefined) void this.#askFor(undefined);
  }

  /** Nothing is asked or posted afterwards. */
  dispose(): void {
    this.hidden();
  }

  #go(step: string): void {
    if (this.#page === undefined) return;
    if (this.#showing !== undefined && isFurtherOn(this.#showing, step)) {
      this.#wanted.step = step;
      this.rest(this.#showing.id);
      return;
    }
    this.#step = step;
    this.#post({ type: 'go', step });
    this.#mark();
  }

  async #answer(question: Question, showing: Showing, signal: AbortSignal): Promise<ToPanel | undefined> {
    try {
      return await answerTo(question, showing, this.#knowing, signal);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
      return undefined;
    }
  }

  async #refresh(): Promise<void> {
    if (!this.#isAwake) return;
    if (this.#closed !== undefined) {
      this.#stale(this.#closed.reason, this.#closed.gone);
      return;
    }
    const isFirst = this.#showing === undefined || !this.#isWanted(this.#showing) || goesOn(this.#showing);
    await this.#askFor(isFirst ? firstRounds : undefined);
  }

  async #askFor(rounds: number | undefined): Promise<void> {
    const { request } = this;
    this.#asking = request;
    this.#prepared = undefined;
    try {
      const courses = await this.#questions.ask((signal) => askForCourses((of) => this.#outlets.panel(of, signal), request, rounds));
      if (courses === null) this.#stale(reasons.nothingToPlay);
      else if (courses !== undefined && this.#isOfNow(courses)) await this.#take(courses, request.wish);
    } catch (error) {
      this.#fail(error);
    } finally {
      if (this.#asking === request) this.#asking = undefined;
    }
  }

  /** An answer about an older text is followed by one about the newer. */
  #isOfNow({ original, branch }: Courses): boolean {
    return original.version >= this.#version && (branch === undefined || branch.version === original.version);
  }

  async #take(courses: Courses, wish: CourseWish): Promise<void> {
    const step = this.#wanted.step ?? this.#step;
    if (step !== undefined && isFurtherOn(courses, step)) await this.#askFor(undefined);
    else if (this.#page === undefined) this.#prepare(courses, wish, step);
    else this.#show(courses, wish);
  }

  #prepare(courses: Courses, wish: CourseWish, step: string | undefined): void {
    this.#prepared = { courses, wish };
    const { original } = courses;
    this.#roundAhead.prepare({ ...requestFor('original', { uri: original.uri, scenario: original.scenario, wish }), at: roundWith(original, step) });
  }

  /** Whether there was something to show. */
  #showPrepared(): boolean {
    const prepared = this.#prepared;
    this.#prepared = undefined;
    if (prepared === undefined || this.#closed !== undefined || !this.#isWanted(prepared.courses)) return false;
    this.#show(prepared.courses, prepared.wish);
    return true;
  }

  #show({ original, branch }: Courses, wish: CourseWish): void {
    const { step } = this.#wanted;
    const isOther = this.#showing !== undefined && !isSameScenario(this.#showing.original, original);
    if (step !== undefined || isOther) this.#step = step;
    this.#shown += 1;
    this.#showing = { id: this.#shown, wish, original, ...(branch !== undefined && { branch }) };
    this.#wanted.step = undefined;
    this.#post({ type: 'show', ...this.#showing, ...(step !== undefined && { step }), ...(this.#isNews && { together: this.#together }) });
    this.#isNews = false;
    this.#mark();
  }

  #isWanted({ original }: Courses): boolean {
    return isSameScenario(original, this.#wanted);
  }

  #fail(error: unknown): void {
    this.#outlets.fail(error);
    this.#stale(reasons.noAnswer);
  }

  #callOff(): void {
    this.#questions.cancel();
    this.#asking = undefined;
  }

  #stale(reason: string, gone?: Gone): void {
    this.#callOff();
    this.#post({ type: 'stale', reason, ...(gone !== undefined && { gone }) });
  }

  #post(message: ToPanel): void {
    if (this.#page !== undefined) this.#outlets.post(message);
  }

  #mark(): void {
    const showing = this.#showing;
    // Where an edit has taken the step away, the page goes to a neighbour of its own choice.
    const step = showing && (this.#step === undefined ? showing.original.rounds[0]?.steps[0] : stepIn(showing, this.#step));
    if (!this.#together) this.#outlets.mark(undefined);
    else if (step !== undefined) this.#outlets.mark(step.lines);
  }
}
