/** How an expectation fares in the courses of a sample. */
import {
  anything,
  shareOfPlays,
  verdictOn,
  withBound,
  type Bound,
  type Expectation,
  type Figure,
  type JudgedFigure,
  type Verdict,
} from '../../engine/index.ts';
import type { Asked } from './sample.ts';

/** So many courses of which none comes to the round are enough. */
const mostInVain = 800;

/**
 * What the text leaves open of a chance: on which side of it the true one is, and whether it hangs on that which
 * courses come to its round.
 */
export interface TextLeaves {
  readonly bound?: Bound | undefined;
  readonly hangsOnOpen: boolean;
}

export class Tally {
  readonly expectation: Expectation;
  readonly asked: Asked;
  readonly #bound: Bound | undefined;
  readonly #hangsOnOpen: boolean;
  #courses = 0;
  #reached = 0;
  #yes = 0;
  /** The courses in which something is left open, by what they answer. */
  readonly #open = { elsewhere: 0, yes: 0, no: 0 };
  /** What is known when it was last looked; without a figure as long as nothing came to the round. */
  verdict: Verdict = { verdict: 'open' };

  constructor(expectation: Expectation, asked: Asked, { bound, hangsOnOpen }: TextLeaves) {
    this.expectation = expectation;
    this.asked = asked;
    this.#bound = bound;
    this.#hangsOnOpen = hangsOnOpen;
  }

  /** Whether more courses are wanted. */
  get isOpen(): boolean {
    return this.verdict.verdict === 'open' && (this.#reached > 0 || this.#courses < mostInVain);
  }

  /** The course has to have answered. */
  count(course: number): void {
    const answer = this.asked.answers[course];
    this.#courses += 1;
    if (answer === undefined) return;
    if (answer.says !== 'elsewhere') this.#reached += 1;
    if (answer.says === 'yes') this.#yes += 1;
    if (answer.open) this.#open[answer.says] += 1;
  }

  /** The interval is stretched by so many times its width. */
  look(stretched: number): void {
    if (this.#reached > 0) this.verdict = verdictOn(this.expectation, this.#figure, stretched);
  }

  /**
   * A course in which something is left open may go either way, and one that comes elsewhere may as well come to the
   * round.
   */
  get #figure(): JudgedFigure {
    const { elsewhere, yes, no } = this.#open;
    const figure = shareOfPlays(this.#yes, this.#reached);
    if (this.#hangsOnOpen) return { ...figure, open: anything };
    if (elsewhere + yes + no === 0) return withBound(figure, this.#bound);
    const all = this.#reached + elsewhere;
    const end = (times: number): Figure => withBound(shareOfPlays(times, all), this.#bound);
    return { ...figure, open: { least: end(this.#yes - yes), most: end(this.#yes + no + elsewhere) } };
  }
}
