/** What a panel is to show: which scenario, what is tried out of it, and the step to go to. */
import type { CourseWish, Trial } from '../server/protocol/index.ts';
import { asWritten, without } from './wishes.ts';

/** Without a wish, what is tried out of the scenario already stays tried out. */
export interface Place {
  readonly scenario: number;
  readonly wish?: CourseWish;
  /** The step to go to when the course arrives. */
  readonly step?: string;
}

export class Wanted {
  #scenario = 0;
  readonly #wishes = new Map<number, CourseWish>();
  /** Until it is reached. */
  step: string | undefined;

  constructor(place: Place) {
    this.turn(place);
  }

  get scenario(): number {
    return this.#scenario;
  }

  get wish(): CourseWish {
    return this.#wishes.get(this.#scenario) ?? asWritten;
  }

  turn({ scenario, wish, step }: Place): void {
    this.#scenario = scenario;
    if (wish !== undefined) this.#wishes.set(scenario, wish);
    this.step = step;
  }

  /** These trials are tried out no more. */
  leave(trials: readonly Trial[]): void {
    this.#wishes.set(this.#scenario, without(this.wish, trials));
  }
}
