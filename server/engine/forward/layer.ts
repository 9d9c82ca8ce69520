/** The rounds of one number in many independent courses, each of which goes on from where it stood before. */
import { seededThrows } from '../chance/index.ts';
import type { OverallOdds } from '../overall.ts';
import type { Condition, Fact, Round } from '../scenario.ts';
import type { PoolChange } from '../what-if.ts';
import { PlayedAveraging } from './averaging.ts';
import { Counts } from './counts.ts';
import { replicates, type Sums } from './estimates.ts';
import type { FoundOdds, Kernel } from './kernel.ts';
import { MixedRound } from './mixed-round.ts';
import type { OddsOf } from './odds-of.ts';
import { streamOf } from './streams.ts';

/** Where courses stand between two numbers. */
export interface Courses<S> {
  /** Of a course by its number; the courses up to it have to have been played. */
  stateAfter(course: number): S;
}

/** What is asked in every layer. */
export interface Asking<S, F extends Fact> {
  readonly kernel: Kernel<S, F>;
  readonly seed: number;
  readonly questions: readonly Condition[];
  /** Whether the text has left something open. */
  readonly open: Condition;
  /** Missing where none are to be mixed. */
  readonly odds: OddsOf<S, F> | undefined;
  /** Whether somebody’s action took effect, asked of a state after it. */
  readonly succeeded: (actor: string) => Condition | undefined;
  /** The exact odds are worked out for one in so many courses, where there are quick ones. */
  readonly checkedEvery: number;
}

/** One written round so far. */
export interface LayerRound<S, F extends Fact> {
  readonly index: number;
  readonly round: Round<F>;
  readonly counts: Counts;
  /** What held in the states that it found. */
  readonly found: Counts;
  readonly averaging: PlayedAveraging;
  readonly mixed: MixedRound<Sums>;
  /** The first states that it found, each of another replicate. */
  readonly few: S[];
}

/** The odds of so many of the first states are reckoned anew for whoever asks what a throw is worth. */
const mostFew = 20;

export class Layer<S, F extends Fact> implements Courses<S> {
  readonly number: number;
  readonly rounds: readonly LayerRound<S, F>[];
  readonly #asking: Asking<S, F>;
  readonly #before: Courses<S>;
  readonly #after: S[] = [];
  /** In so many courses that come to none of these rounds something was left open before them. */
  openElsewhere = 0;

  constructor(asking: Asking<S, F>, before: Courses<S>, number: number) {
    this.#asking = asking;
    this.#before = before;
    this.number = number;
    const {
      kernel: { scenario },
      questions,
    } = asking;
    this.rounds = scenario.rounds.flatMap((round, index) => {
      if (round.number !== number) return [];
      const averaging = new PlayedAveraging();
      return [
        {
          index,
          round,
          counts: Counts.of(questions.length),
          found: Counts.of(questions.length),
          averaging,
          mixed: new MixedRound(averaging),
          few: [],
        },
      ];
    });
  }

  stateAfter(course: number): S {
    const state = this.#after[course];
    if (state === undefined) throw new Error(`Course ${course} has not been played`);
    return state;
  }

  /** Plays the next course. */
  play(course: number): void {
    const { kernel, seed, open } = this.#asking;
    const found = this.#before.stateAfter(course);
    const played = this.rounds.find(({ round: { when } }) => typeof when === 'string' || kernel.holds(found, when));
    if (played === undefined) {
      if (kernel.holds(found, open)) this.openElsewhere += 1;
      this.#after[course] = found;
      return;
    }
    const { round } = played;
    const after = kernel.after(found, round, streamOf(seed, course, this.number, 'round'));
    this.#after[course] = after;
    const free = kernel.withoutPins(round);
    const left = free === round ? after : kernel.after(found, free, streamOf(seed, course, this.number, 'withoutPins'));
    this.#count(played, course, found, left);
  }

  /** The odds of a round from a few of the states that it found. */
  oddsOfFew({ round, few }: LayerRound<S, F>, change: PoolChange | undefined): OverallOdds {
    const averaging = new PlayedAveraging();
    const mixed = new MixedRound(averaging);
    for (const [at, state] of few.entries()) {
      averaging.turn(at % replicates, 'quick');
      mixed.add(this.#asking.kernel.oddsIn(state, round, seededThrows(at), change));
    }
    return mixed.odds;
  }

  #count(
    { round, counts, found: before, averaging, mixed, few }: LayerRound<S, F>,
    course: number,
    found: S,
    left: S,
  ): void {
    const { kernel, questions, open, odds, succeeded, checkedEvery, seed } = this.#asking;
    const isOpen = kernel.holds(left, open);
    counts.add(
      questions.map((question) => kernel.holds(left, question)),
      isOpen,
    );
    before.add(
      questions.map((question) => kernel.holds(found, question)),
      isOpen,
    );
    if (odds === undefined) return;
    if (few.length < mostFew) few.push(found);
    const replicate = course % replicates;
    const draw = (): FoundOdds => odds.exact(found, round, streamOf(seed, course, this.number, 'odds'));
    const played = (actor: string): boolean => {
      const question = succeeded(actor);
      return question !== undefined && kernel.holds(left, question);
    };
    averaging.turn(replicate, 'quick');
    if (!odds.hasQuick) {
      mixed.add(draw(), played);
      return;
    }
    const quick = odds.quick(found, round);
    mixed.add(quick);
    if (Math.floor(course / replicates) % checkedEvery !== 0) return;
    averaging.turn(replicate, 'exact');
    mixed.add(draw(), played);
    averaging.turn(replicate, 'quick taken back');
    mixed.add(quick);
  }
}
