/** Requests the courses that a panel shows: one request at a time, and only for the newest text. */
import type { CourseRequest, PanelAnswer, PanelRequest } from '../../server/protocol/index.ts';
import { Latest } from '../server/latest.ts';
import { askForCourses, type Courses } from './showing.ts';

type AskPanel = (request: PanelRequest, signal: AbortSignal) => Promise<PanelAnswer>;

export class CoursesQuestion {
  readonly #ask: AskPanel;
  readonly #latest = new Latest();
  #underWay: CourseRequest | undefined;
  /** The newest document version that the server is known to have analysed. */
  version = 0;

  constructor(ask: AskPanel) {
    this.#ask = ask;
  }

  /** Whether a request is pending, or its result still being handled. */
  get isUnderWay(): boolean {
    return this.#underWay !== undefined;
  }

  /**
   * Sends a request and passes the result to `take`; null if there is nothing to play. A result for an older text is
   * discarded, since one for the newer text follows.
   */
  async ask(
    request: CourseRequest,
    rounds: number | undefined,
    take: (courses: Courses | null) => Promise<void>,
  ): Promise<void> {
    this.#underWay = request;
    try {
      const courses = await this.#latest.ask((signal) => askForCourses((of) => this.#ask(of, signal), request, rounds));
      if (courses === null || (courses !== undefined && this.#isOfNow(courses))) await take(courses);
    } finally {
      if (this.#underWay === request) this.#underWay = undefined;
    }
  }

  cancel(): void {
    this.#latest.cancel();
    this.#underWay = undefined;
  }

  #isOfNow({ original, branch }: Courses): boolean {
    return original.version >= this.version && (branch === undefined || branch.version === original.version);
  }
}
