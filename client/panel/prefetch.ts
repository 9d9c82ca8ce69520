/** Prefetches what a page shows first, while it loads: the courses, and the round that will be in view. */
import {
  type CourseWish,
  type PanelRoundAnswer,
  type PanelRoundRequest,
  type PanelWhyAnswer,
  type PanelWhyRequest,
  type PanelWorthAnswer,
  type PanelWorthRequest,
  placeOf,
} from '../../server/protocol/index.ts';
import type { Knowing } from './panel-questions.ts';
import { RoundAhead } from './round-ahead.ts';
import { type Courses, requestFor, roundWith } from './showing.ts';

export interface PrefetchedCourses {
  readonly courses: Courses;
  readonly wish: CourseWish;
}

export class Prefetch implements Knowing {
  readonly #knowing: Knowing;
  readonly #round: RoundAhead;
  #courses: PrefetchedCourses | undefined;

  constructor(knowing: Knowing) {
    this.#knowing = knowing;
    this.#round = new RoundAhead((request, signal) => knowing.panelRound(request, signal));
  }

  /** Stores courses that arrived before the page; `step` will be in view. */
  keep(prefetched: PrefetchedCourses, step: string | undefined): void {
    this.#courses = prefetched;
    const {
      courses: { original },
      wish,
    } = prefetched;
    this.#round.prepare({
      ...requestFor('original', { uri: original.uri, ...placeOf(original), wish }),
      at: roundWith(original, step),
    });
  }

  /** Returns the courses once; their round stays available. */
  take(): PrefetchedCourses | undefined {
    const prefetched = this.#courses;
    this.#courses = undefined;
    return prefetched;
  }

  panelRound(request: PanelRoundRequest, signal: AbortSignal): Promise<PanelRoundAnswer> {
    return this.#round.panelRound(request, signal);
  }

  panelWhy(request: PanelWhyRequest, signal: AbortSignal): Promise<PanelWhyAnswer> {
    return this.#knowing.panelWhy(request, signal);
  }

  panelWorth(request: PanelWorthRequest, signal: AbortSignal): Promise<PanelWorthAnswer> {
    return this.#knowing.panelWorth(request, signal);
  }

  /** Discards everything. */
  drop(): void {
    this.#courses = undefined;
    this.#round.drop();
  }
}
