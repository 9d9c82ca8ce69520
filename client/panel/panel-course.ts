/**
 * What one panel shows: a course of a scenario and the branch from it, asked for anew whenever something changes. Knows
 * neither VS Code nor the page.
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

/** What the panel around a course does for it. */
export interface Outlets extends Knowing {
  panel(request: PanelRequest, signal: AbortSignal): Promise<PanelAnswer>;
  /** Whether the language server leaves a file alone. */
  isSetAside(uri: string): boolean;
  post(message: ToPanel): void;
  /** Marks the lines of the step in view, of the text that is `shown`; without lines, none. */
  mark(lines: Lines | undefined, shown: PanelModel | undefined): void;
  /** Brings the lines of the step in view into view. */
  reveal(lines: Lines): void;
  fail(error: unknown): void;
}

export const reasons = {
  nothingToPlay: 'The file has no scenario here that can be played as it stands',
  setAside:
    'Clashwright had to start again while it worked on this file, so it isn’t played; its first line says until when',
  broken: 'The file has mistakes here, and nothing of this scenario can be played as it stands',
  noAnswer: 'The language server doesn’t answer',
} as const;

/** So many rounds are asked for to begin with, so that a long scenario has its first picture at once. */
const firstRounds = 4;

export class PanelCourse {
  #uri: string;
  readonly #outlets: Outlets;
  readonly #question: CoursesQuestion;
  readonly #wanted: RequestedCourse;
  readonly #prepared: Prefetch;
  /** Whether the panel is there to be seen, or about to be. */
  #isAwake = false;
  /** Lives as long as the page that listens; undefined while there is none. */
  #page: AbortController | undefined;
  #together: boolean;
  /** The page has to be told whether panel and text move together. */
  #isNews = false;
  readonly #showings = new Showings();
  /** The step in view, as far as it is known; the first one where it isn't. */
  #step: StepPlace | undefined;
  /** A round that the page is to be told of with what is shown next. */
  #destination: Destination | undefined;
  /** Why the document can't be asked about, while that is so. */
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

  /** The course that is wanted now, as the server is asked for it. */
  get request(): CourseRequest {
    const { place, wish } = this.#wanted;
    return { uri: this.#uri, ...place, wish };
  }

  /** Whether panel and text move together. */
  get together(): boolean {
    return this.#together;
  }

  /** What was shown last; undefined before anything was. */
  get shown(): Showing | undefined {
    return this.#showings.last;
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
    this.#step = state?.step === undefined ? this.#step : { step: state.step, outline: state.outline };
    this.#together = state?.together ?? this.#together;
    this.#isNews = state === undefined;
    const isPrepared = this.#showPrepared();
    if (!isPrepared && this.#showings.last !== undefined && this.#isWanted(this.#showings.last))
      this.#show({ courses: this.#showings.last, wish: this.#showings.last.wish });
    if (!isPrepared && !this.#question.isUnderWay) void this.#refresh();
  }

  /** The page is gone until it says again that it is ready. */
  hidden(): void {
    this.#page?.abort();
    this.#page = undefined;
    this.#isAwake = false;
    this.#prepared.drop();
    this.#question.cancel();
  }

  /** The server has read this version of the document. */
  changed(version: number): void {
    this.#question.version = version;
    void this.#refresh();
  }

  /**
   * The document can't be asked about: the last course stays, with the reason. Versions begin anew when it is opened
   * again.
   */
  closed(closing: Closing): void {
    this.#closed = closing;
    this.#question.version = 0;
    void this.#refresh();
  }

  opened(): void {
    this.#closed = undefined;
    void this.#refresh();
  }

  /** The document has another address; the step in view stays. */
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

  /** The reader has chosen another scenario, by its index among those in view. */
  choose(scenario: number): void {
    const { place } = this.#showings;
    this.#wanted.change(place, this.#step, { ...place, scenario });
    void this.#refresh();
  }

  /** Another course is wanted of the scenario that was shown by this number. */
  wish(id: number, wish: CourseWish): void {
    const place = this.#showings.placeOf(id);
    if (place === undefined) return;
    this.#wanted.adopt(place);
    this.#wanted.try(place, wish);
    void this.#refresh();
  }

  /**
   * What is tried out of the scenario that was shown by this number; undefined where another one has taken its place.
   */
  tried(id: number): CourseRequest | undefined {
    const place = this.#showings.placeOf(id);
    return place && { uri: this.#uri, ...place, wish: this.#wanted.wishFor(place) };
  }

  /** These trials are about to be written into the file, and aren't tried out any more. */
  leave(request: CourseRequest, trials: readonly Trial[]): void {
    this.#wanted.leave(request, trials);
  }

  /** They couldn't be written after all. */
  takeBack(request: CourseRequest, trials: readonly Trial[]): void {
    this.#wanted.takeBack(request, trials, request.wish);
    void this.#refresh();
  }

  /** These trials of a scenario stand in the file now. */
  written(request: CourseRequest, trials: readonly Trial[]): void {
    const { outline } = request.wish;
    if (this.#wanted.isAt(request)) this.#post({ type: 'written', trials, ...(outline !== undefined && { outline }) });
    void this.#refresh();
  }

  /** The reader has gone to a step. */
  stepped(step: string, lines: Lines): void {
    this.#step = this.#seen(step);
    this.#wanted.adopt(this.#showings.place);
    if (!this.#together) return;
    this.#outlets.mark(lines, this.#showings.last?.original);
    this.#outlets.reveal(lines);
  }

  /**
   * Goes to a step because the caret is there, turning to its scenario where that is another one; of a round that isn't
   * played the page is told.
   */
  goTo({ step, outline, unplayed, destination, ...place }: StepAtAnswer & Pick<Place, 'destination'>): void {
    this.#destination = destination;
    if (destination !== undefined) this.#seek(place);
    else if (!this.#wanted.isAt(place))
      this.turnTo({ ...place, ...(step !== undefined && { step }), ...(outline !== undefined && { outline }) });
    else if (step !== undefined) this.#go({ step, outline });
    else if (unplayed !== undefined) this.#post({ type: 'unplayed', round: unplayed });
  }

  /** The page finds the round itself, for it knows what is tried out; one that isn't there is told when it is. */
  #seek(place: StepAtAnswer): void {
    if (!this.#wanted.isAt(place)) this.turnTo(place);
    else if (this.#showings.last !== undefined) this.#postDestination();
  }

  moveTogether(on: boolean): void {
    this.#together = on;
    this.#mark();
  }

  /** Answers a question of the page; one about an older showing, or that nobody can answer, as having no answer. */
  async ask(question: Question): Promise<void> {
    const [showing, page] = [this.#showings.last, this.#page];
    if (page === undefined) return;
    const answer = showing && (await this.#answer(question, showing, page.signal));
    if (page.signal.aborted) return;
    const said = (showing === this.#showings.last ? answer : undefined) ?? noAnswerTo(question);
    if (said !== undefined) this.#post(said);
  }

  /** The page has drawn the first rounds of a showing, and has time for the others. */
  rest(id: number): void {
    const showing = this.#showings.last;
    if (this.#isAwake && showing?.id === id && goesOn(showing) && !this.#question.isUnderWay)
      void this.#askFor(undefined);
  }

  /** Nothing is asked or posted afterwards. */
  dispose(): void {
    this.hidden();
  }

  #go(place: StepPlace): void {
    if (this.#page === undefined) return;
    const { last } = this.#showings;
    const step = stepNow(place, last?.original.outline);
    // A round that a newer text has is shown with that.
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
    // Of a scenario in the place of one that is gone nothing is tried out.
    const found: PrefetchedCourses =
      this.#wanted.missing === undefined
        ? { courses, wish: wishNow(asked, courses.original.outline) }
        : { courses: { original: courses.original }, wish: asWritten };
    const step = this.#stepIn(courses);
    if (step !== undefined && isFurtherOn(courses, step)) await this.#askFor(undefined);
    else if (this.#page === undefined) this.#prepared.keep(found, step);
    else this.#show(found);
  }

  /** Whether nothing is left of the scenario in view for as long as something in it is being retyped. */
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

  /** Whether there was something to show. */
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

  /** A step of the text in view. */
  #seen(step: string): StepPlace {
    return { step, outline: this.#showings.last?.original.outline };
  }

  /** The step that is wanted, or else the one in view, as these courses name it. */
  #stepIn(courses: Courses): string | undefined {
    const place = this.#wanted.step ?? (this.#isOther(courses) ? undefined : this.#step);
    return place && stepNow(place, courses.original.outline);
  }

  /** Whether the step in view is one of another scenario. */
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
    // Where an edit has taken the step away, the page goes to a neighbour of its own choice.
    const step =
      showing &&
      (this.#step === undefined
        ? showing.original.rounds[0]?.steps[0]
        : stepIn(showing, stepNow(this.#step, showing.original.outline) ?? ''));
    if (!this.#together) this.#outlets.mark(undefined, showing?.original);
    else if (step !== undefined) this.#outlets.mark(step.lines, showing?.original);
  }
}
