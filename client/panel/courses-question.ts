/** The question for the courses that a panel is to show: one at a time, and only about the newest text. */
import type { CourseRequest, PanelAnswer, PanelRequest } from '../../server/protocol/index.ts';
import { Latest } from '../server/latest.ts';
import { askForCourses, type Courses } from './showing.ts';

type AskPanel = (request: PanelRequest, signal: AbortSignal) => Promise<PanelAnswer>;

export class CoursesQuestion {
  readonly #ask: AskPanel;
  readonly #latest = new Latest();
  #underWay: CourseRequest | undefined;
  /** The newest version of the document that the server is known to have read. */
  version = 0;

  constructor(ask: AskPanel) {
    this.#ask = ask;
  }

  /** Whether courses are still to come, or to be taken. */
  get isUnderWay(): boolean {
    return this.#underWay !== undefined;
  }

  /**
   * Asks, and has the answer taken: null where there is nothing to play. One that is about an older text is followed by
   * one about the newer.
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
