/** Tracks the showings that a page was sent. */
import { type CourseWish, isOfScenario, placeOf, type ScenarioPlace } from '../../server/protocol/index.ts';
import type { Courses, Showing } from './showing.ts';

export class Showings {
  #last: Showing | undefined;
  #count = 0;
  /** The first showing of the current scenario; messages about an older showing refer to another scenario. */
  #since = 0;

  /** Undefined before the first showing. */
  get last(): Showing | undefined {
    return this.#last;
  }

  /** The current scenario. */
  get place(): ScenarioPlace | undefined {
    return this.#last && placeOf(this.#last.original);
  }

  /** The scenario of showing `id`; undefined if another scenario is shown by now. */
  placeOf(id: number): ScenarioPlace | undefined {
    return id < this.#since ? undefined : this.place;
  }

  /** Whether courses belong to another scenario than the current one. */
  isOther({ original }: Courses): boolean {
    return this.#last !== undefined && !isOfScenario(placeOf(this.#last.original), original);
  }

  show({ original, branch }: Courses, wish: CourseWish): Showing {
    this.#count += 1;
    if (this.isOther({ original })) this.#since = this.#count;
    this.#last = { id: this.#count, wish, original, ...(branch !== undefined && { branch }) };
    return this.#last;
  }
}
