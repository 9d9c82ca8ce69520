/**
 * The state of one panel: a scenario’s course and its branch, requested again whenever something changes. Independent
 * of VS Code and the webview.
 */
import {
  type CourseRequest,
  type CourseWish,
  type Destination,
  type Gone,
  isOfScenario,
  type Lines,
  type PanelAnswer,
  type PanelModel,
  type PanelRequest,
  type PanelState,
  placeOf,
  stepNow,
  type StepAtAnswer,
  type StepPlace,
  type ToPanel,
  type Trial,
  wishNow,
} from '../../server/protocol/index.ts';
import type { Closing } from '../documents/closing.ts';
import { CoursesQuestion } from './courses-question.ts';
import { answerTo, type Knowing, noAnswerTo, type Question } from './panel-questions.ts';
import { Prefetch, type PrefetchedCourses } from './prefetch.ts';
import { type Courses, goesOn, isFurtherOn, mayHappen, type Showing, stepIn } from './showing.ts';
import { Showings } from './showings.ts';
import { type Place, RequestedCourse } from './requested-course.ts';
import { asWritten } from './wishes.ts';

/** The dependencies of {@link PanelCourse}. */
export interface Outlets extends Knowing {
  panel(request: PanelRequest, signal: AbortSignal): Promise<PanelAnswer>;
  /** Whether the language server doesn’t analyse a file because it crashed on it. */
  isSetAside(uri: string): boolean;
  post(message: ToPanel): void;
  /** Marks lines of the current step, in the version of `shown`; without `lines`, removes the mark. */
  mark(lines: Lines | undefined, shown: PanelModel | undefined): void;
  /** Scrolls the lines of the current step into view. */
  reveal(lines: Lines): void;
  fail(error: unknown): void;
}

export const reasons = {
  nothingToPlay: 'There is no scenario here that can be played',
  setAside: 'Clashwright had to restart while working on this file, so it isn’t played; its first line says until when',
  broken: 'The file has mistakes here, and nothing of this scenario can be played',
  noAnswer: 'The language server isn’t responding',
} as const;

/** The number of rounds in the first request, so that a long scenario is shown at once. */
const firstRounds = 4;

export class PanelCourse {
  #uri: string;
  readonly #outlets: Outlets;
  readonly #question: CoursesQuestion;
  readonly #wanted: RequestedCourse;
  readonly #prepared: Prefetch;
  /** Whether the panel is visible, or about to be. */
  #isAwake = false;
  /** Aborted when the webview page goes away; undefined while there is none. */
  #page: AbortController | undefined;
  #together: boolean;
  /** Whether the next message must tell the page the value of `together`. */
  #isNews = false;
  readonly #showings = new Showings();
  /** The current step; if undefined, the first one. */
  #step: StepPlace | undefined;
  /** A round that the page is sent to after the next showing. */
  #destination: Destination | undefined;
  /** Why the document isn’t available; undefined if it is. */
  #closed: Closing | undefined;

  constructor(uri: string, place: Place, together: boolean, outlets: Outlets) {
    this.#uri = uri;
    this.#wanted = new RequestedCourse(place);
    this.#destination = place.destination;
    this.#together = together;
    this.#outlets = outlets;
    this.#question = new CoursesQuestion((request, signal) => outlets.panel(request, signal));
    this.#prepared = new Prefetch(outlets);
  }

  /** The server request for the requested course. */
  get request(): CourseRequest {
    const { place, wish } = this.#wanted;
    return { uri: this.#uri, ...place, wish };
  }

  /** Whether panel and caret follow each other. */
  get together(): boolean {
    return this.#together;
  }

  /** The last showing; undefined before the first. */
  get shown(): Showing | undefined {
    return this.#showings.last;
  }

  /** The page is about to load; requests its first content in the meantime. */
  begin(): void {
    this.#isAwake = true;
    void this.#refresh();
  }

  /** The page has loaded, for the first time or again; `state` is what it persisted before. */
  ready(state: PanelState | undefined): void {
    if (this.#page !== undefined) this.hidden();
    this.#isAwake = true;
    this.#page = new AbortController();
    this.#step = state?.step === undefined ? this.#step : { step: state.step, outline: state.outline };
    this.#together = state?.together ?? this.#together;
    this.#isNews = state === undefined;
    const isPrepared = this.#showPrepared();
    if (!isPrepared && this.#showings.last !== undefined && this.#isWanted(this.#showings.last))
      this.#show({ courses: this.#showings.last, wish: this.#showings.last.wish });
    if (!isPrepared && !this.#question.isUnderWay) void this.#refresh();
  }

  /** The page is unloaded until the next `ready`. */
  hidden(): void {
    this.#page?.abort();
    this.#page = undefined;
    this.#isAwake = false;
    this.#prepared.drop();
    this.#question.cancel();
  }

  /** The server has analysed this version of the document. */
  changed(version: number): void {
    this.#question.version = version;
    void this.#refresh();
  }

  /** The document isn’t available: the last course stays, with the reason. Version numbers restart on reopening. */
  closed(closing: Closing): void {
    this.#closed = closing;
    this.#question.version = 0;
    void this.#refresh();
  }

  opened(): void {
    this.#closed = undefined;
    void this.#refresh();
  }

  /** The document has a new URI; the current step stays. */
  moved(uri: string): void {
    this.#uri = uri;
    this.#question.version = 0;
    this.#wanted.step ??= this.#step;
    this.opened();
  }

  turnTo(place: Place): void {
    this.#wanted.turn(place);
    void this.#refresh();
  }

  /** The reader has chosen another scenario, by its index in the last showing. */
  choose(scenario: number): void {
    const { place } = this.#showings;
    this.#wanted.change(place, this.#step, { ...place, scenario });
    void this.#refresh();
  }

  /** Requests another course of the scenario of showing `id`. */
  wish(id: number, wish: CourseWish): void {
    const place = this.#showings.placeOf(id);
    if (place === undefined) return;
    this.#wanted.adopt(place);
    this.#wanted.try(place, wish);
    void this.#refresh();
  }

  /** The request with the trials of the scenario of showing `id`; undefined if another scenario is shown by now. */
  tried(id: number): CourseRequest | undefined {
    const place = this.#showings.placeOf(id);
    return place && { uri: this.#uri, ...place, wish: this.#wanted.wishFor(place) };
  }

  /** These trials are about to be written into the file, and are no longer trials. */
  leave(request: CourseRequest, trials: readonly Trial[]): void {
    this.#wanted.leave(request, trials);
  }

  /** The trials couldn’t be written, and are restored. */
  takeBack(request: CourseRequest, trials: readonly Trial[]): void {
    this.#wanted.takeBack(request, trials, request.wish);
    void this.#refresh();
  }

  /** These trials have been written into the file. */
  written(request: CourseRequest, trials: readonly Trial[]): void {
    const { outline } = request.wish;
    if (this.#wanted.isAt(request)) this.#post({ type: 'written', trials, ...(outline !== undefined && { outline }) });
    void this.#refresh();
  }

  /** The reader has moved to a step. */
  stepped(step: string, lines: Lines): void {
    this.#step = this.#seen(step);
    this.#wanted.adopt(this.#showings.place);
    if (!this.#together) return;
    this.#outlets.mark(lines, this.#showings.last?.original);
    this.#outlets.reveal(lines);
  }

  /** Goes to the step at the caret, switching scenario if needed; the page is told of a round that isn’t played. */
  goTo({ step, outline, unplayed, destination, ...place }: StepAtAnswer & Pick<Place, 'destination'>): void {
    this.#destination = destination;
    if (destination !== undefined) this.#seek(place);
    else if (!this.#wanted.isAt(place))
      this.turnTo({ ...place, ...(step !== undefined && { step }), ...(outline !== undefined && { outline }) });
    else if (step !== undefined) this.#go({ step, outline });
    else if (unplayed !== undefined) this.#post({ type: 'unplayed', round: unplayed });
  }

  /** The page finds the round itself, since it knows the trials; if no page is loaded, the message is sent later. */
  #seek(place: StepAtAnswer): void {
    if (!this.#wanted.isAt(place)) this.turnTo(place);
    else if (this.#showings.last !== undefined) this.#postDestination();
  }

  moveTogether(on: boolean): void {
    this.#together = on;
    this.#mark();
  }

  /** Answers a question of the page; with no answer if it is about an older showing or can’t be answered. */
  async ask(question: Question): Promise<void> {
    const [showing, page] = [this.#showings.last, this.#page];
    if (page === undefined) return;
    const answer = showing && (await this.#answer(question, showing, page.signal));
    if (page.signal.aborted) return;
    const said = (showing === this.#showings.last ? answer : undefined) ?? noAnswerTo(question);
    if (said !== undefined) this.#post(said);
  }

  /** The page has drawn the first rounds of a showing; requests the rest. */
  rest(id: number): void {
    const showing = this.#showings.last;
    if (this.#isAwake && showing?.id === id && goesOn(showing) && !this.#question.isUnderWay)
      void this.#askFor(undefined);
  }

  /** Sends no requests or messages afterwards. */
  dispose(): void {
    this.hidden();
  }

  #go(place: StepPlace): void {
    if (this.#page === undefined) return;
    const { last } = this.#showings;
    const step = stepNow(place, last?.original.outline);
    // A step that only a newer text has is shown with that text.
    if (step === undefined) this.#wanted.step = place;
    if (step === undefined) return;
    if (last !== undefined && isFurtherOn(last, step)) {
      this.#wanted.step = this.#seen(step);
      this.rest(last.id);
      return;
    }
    this.#wanted.step = undefined;
    this.#step = this.#seen(step);
    this.#wanted.adopt(this.#showings.place);
    this.#post({ type: 'go', step });
    this.#mark();
  }

  async #answer(question: Question, showing: Showing, signal: AbortSignal): Promise<ToPanel | undefined> {
    try {
      return await answerTo(question, showing, this.#prepared, signal);
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
    const isFirst =
      this.#showings.last === undefined || !this.#isWanted(this.#showings.last) || goesOn(this.#showings.last);
    await this.#askFor(isFirst ? firstRounds : undefined);
  }

  async #askFor(rounds: number | undefined): Promise<void> {
    const { request } = this;
    this.#prepared.drop();
    try {
      await this.#question.ask(request, rounds, async (courses) => {
        if (courses === null)
          this.#stale(this.#outlets.isSetAside(request.uri) ? reasons.setAside : reasons.nothingToPlay);
        else await this.#take(courses, request.wish);
      });
    } catch (error) {
      this.#fail(error);
    }
  }

  async #take(courses: Courses, asked: CourseWish): Promise<void> {
    if (this.#isLoss(courses)) {
      this.#stale(reasons.broken);
      return;
    }
    this.#wanted.settle(courses.original, this.#step);
    // A scenario shown in place of a missing one has no trials.
    const found: PrefetchedCourses =
      this.#wanted.missing === undefined
        ? { courses, wish: wishNow(asked, courses.original.outline) }
        : { courses: { original: courses.original }, wish: asWritten };
    const step = this.#stepIn(courses);
    if (step !== undefined && isFurtherOn(courses, step)) await this.#askFor(undefined);
    else if (this.#page === undefined) this.#prepared.keep(found, step);
    else this.#show(found);
  }

  /** Whether the shown scenario has nothing to play only because part of it is being retyped. */
  #isLoss({ original }: Courses): boolean {
    const last = this.#showings.last?.original;
    return (
      last !== undefined &&
      original.isBroken === true &&
      !mayHappen(original) &&
      mayHappen(last) &&
      isOfScenario(placeOf(last), original)
    );
  }

  /** Shows the prefetched courses; returns whether there were any. */
  #showPrepared(): boolean {
    const prefetched = this.#prepared.take();
    if (prefetched === undefined || this.#closed !== undefined || !this.#isWanted(prefetched.courses)) return false;
    this.#show(prefetched);
    return true;
  }

  #show({ courses, wish }: PrefetchedCourses): void {
    const { missing } = this.#wanted;
    const step = this.#wanted.step && stepNow(this.#wanted.step, courses.original.outline);
    if (step !== undefined || this.#isOther(courses))
      this.#step = step === undefined ? undefined : { step, outline: courses.original.outline };
    this.#wanted.step = undefined;
    this.#post({
      type: 'show',
      ...this.#showings.show(courses, wish),
      ...(step !== undefined && { step }),
      ...(this.#isNews && { together: this.#together }),
      ...(missing !== undefined && { missing }),
    });
    this.#isNews = false;
    if (missing === undefined) this.#postDestination();
    this.#mark();
  }

  #postDestination(): void {
    if (this.#page === undefined || this.#destination === undefined) return;
    this.#post({ type: 'seek', ...this.#destination });
    this.#destination = undefined;
  }

  /** A step in the text of the last showing. */
  #seen(step: string): StepPlace {
    return { step, outline: this.#showings.last?.original.outline };
  }

  /** The key of the requested or current step in these courses. */
  #stepIn(courses: Courses): string | undefined {
    const place = this.#wanted.step ?? (this.#isOther(courses) ? undefined : this.#step);
    return place && stepNow(place, courses.original.outline);
  }

  /** Whether the current step belongs to another scenario. */
  #isOther(courses: Courses): boolean {
    return this.#wanted.missing !== undefined || this.#showings.isOther(courses);
  }

  #isWanted({ original }: Courses): boolean {
    return this.#wanted.isAt(placeOf(original));
  }

  #fail(error: unknown): void {
    this.#outlets.fail(error);
    this.#stale(reasons.noAnswer);
  }

  #stale(reason: string, gone?: Gone): void {
    this.#question.cancel();
    this.#post({ type: 'stale', reason, ...(gone !== undefined && { gone }) });
  }

  #post(message: ToPanel): void {
    if (this.#page !== undefined) this.#outlets.post(message);
  }

  #mark(): void {
    const showing = this.#showings.last;
    // If an edit has removed the step, the page moves to a neighbour of its choice.
    const step =
      showing &&
      (this.#step === undefined
        ? showing.original.rounds[0]?.steps[0]
        : stepIn(showing, stepNow(this.#step, showing.original.outline) ?? ''));
    if (!this.#together) this.#outlets.mark(undefined, showing?.original);
    else if (step !== undefined) this.#outlets.mark(step.lines, showing?.original);
  }
}
