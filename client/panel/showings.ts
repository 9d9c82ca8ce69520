/** What a page has been shown, one showing after the other. */
import { type CourseWish, isOfScenario, placeOf, type ScenarioPlace } from '../../server/protocol/index.ts';
import type { Courses, Showing } from './showing.ts';

export class Showings {
  #last: Showing | undefined;
  #count = 0;
  /** The first showing of the scenario in view: what is said of an older one is said of another scenario. */
  #since = 0;

  /** Undefined before anything was shown. */
  get last(): Showing | undefined {
    return this.#last;
  }

  /** The scenario in view. */
  get place(): ScenarioPlace | undefined {
    return this.#last && placeOf(this.#last.original);
  }

  /** The scenario that was shown by this number; undefined where another one has taken its place. */
  placeOf(id: number): ScenarioPlace | undefined {
    return id < this.#since ? undefined : this.place;
  }

  /** Whether courses are of another scenario than the one in view. */
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
