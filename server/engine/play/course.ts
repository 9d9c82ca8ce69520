/** Plays one course of a scenario by any game: its rounds in order, each from the state after the last. */
import type { Fact, Round, Scenario } from '../scenario.ts';
import type { Step } from '../timeline.ts';
import { runToEnd } from '../generators/run-to-end.ts';
import { derive } from '../derive/index.ts';
import type { SampledCourse } from '../overall.ts';

/** A round played by a game; `S` is the game’s state. */
export interface Played<S> {
  readonly steps: readonly Step[];
  /** The number of picks in it; missing in a silent course. */
  readonly picks?: number;
  readonly after: S;
}

export interface CourseRound<S, P extends Played<S>, F extends Fact = Fact> {
  /** The index among the scenario’s written rounds. */
  readonly index: number;
  readonly round: Round<F>;
  /** The state before the round and its own head. */
  readonly found: S;
  readonly played: P;
}

export interface Course<S, P extends Played<S>, F extends Fact = Fact> {
  readonly scenario: Scenario<F>;
  readonly start: S;
  readonly rounds: readonly CourseRound<S, P, F>[];
  /** The state before each round number, even if no round of it was played. */
  readonly finds: ReadonlyMap<number, S>;
}

/** What a game provides for playing its rounds. */
export interface Player<S, P extends Played<S>, F extends Fact = Fact> {
  readonly start: S;
  /** Whether a round’s condition holds in the state before it. */
  readonly holds: (state: S, question: Exclude<Round<F>['when'], string>) => boolean;
  readonly playRound: (state: S, round: Round<F>) => P;
}

/**
 * A course that is played on demand, each round once. Of the rounds with one number, the first whose condition holds is
 * played.
 */
export class GrowingCourse<S, P extends Played<S>, F extends Fact = Fact> implements Course<S, P, F> {
  readonly scenario: Scenario<F>;
  readonly start: S;
  readonly rounds: CourseRound<S, P, F>[] = [];
  readonly finds = new Map<number, S>();
  readonly #player: Player<S, P, F>;
  readonly #numbers: readonly number[];
  /** The count of round numbers passed; `#state` is the state before the next. */
  #done = 0;
  #state: S;

  constructor(scenario: Scenario<F>, player: Player<S, P, F>) {
    this.scenario = scenario;
    this.start = player.start;
    this.#player = player;
    this.#numbers = roundNumbers(scenario);
    this.#state = player.start;
  }

  /** Plays up to and including the round number `last`, unless already done. Yields after each number. */
  *goOn(last = Infinity): Generator<undefined, this> {
    for (;;) {
      const number = this.#numbers[this.#done];
      if (number === undefined || number > last) return this;
      this.#play(number);
      yield;
    }
  }

  /** The same without yielding. */
  upTo(last = Infinity): this {
    return runToEnd(this.goOn(last));
  }

  #play(number: number): void {
    const { rounds } = this.scenario;
    const found = this.#state;
    this.finds.set(number, found);
    const index = rounds.findIndex(
      (round) => round.number === number && (typeof round.when === 'string' || this.#player.holds(found, round.when)),
    );
    const round = rounds[index];
    if (round !== undefined) {
      const played = this.#player.playRound(found, round);
      this.rounds.push({ index, round, found, played });
      this.#state = played.after;
    }
    this.#done += 1;
  }
}

/** The distinct numbers of the written rounds in ascending order. */
export function roundNumbers({ rounds }: Scenario): readonly number[] {
  return numbersOf(rounds);
}

const numbersOf = derive('numbers of rounds', (rounds: readonly Pick<Round, 'number'>[]): readonly number[] =>
  [...new Set(rounds.map(({ number }) => number))].sort((a, b) => a - b),
);

/** A view of the course for evaluating conditions after its rounds. */
export function sampledCourse<S, P extends Played<S>, F extends Fact>(
  { rounds }: Course<S, P, F>,
  holds: Player<S, P, F>['holds'],
): SampledCourse {
  return {
    rounds: rounds.map(({ index, round, played }) => ({
      index,
      number: round.number,
      holdsAfter: (question) => holds(played.after, question),
    })),
  };
}
