/** One course of a fight, by any game: its rounds in turn, each starting where the last one ended. */
import type { Fact, Round, Scenario } from '../scenario.ts';
import type { Step } from '../timeline.ts';
import { runToEnd } from '../run-to-end.ts';
import { derive } from '../derive/index.ts';
import type { ToldCourse } from '../overall.ts';

/** A round as a game has played it; `S` is the game's state of the fight. */
export interface Played<S> {
  readonly steps: readonly Step[];
  /** How often anything was picked in it; missing where nobody asks for its steps. */
  readonly picks?: number;
  readonly after: S;
}

export interface CourseRound<S, P extends Played<S>, F extends Fact = Fact> {
  /** Which of the scenario's written rounds this is. */
  readonly index: number;
  readonly round: Round<F>;
  /** The state in which the round finds the fight, before its own head. */
  readonly found: S;
  readonly played: P;
}

export interface Course<S, P extends Played<S>, F extends Fact = Fact> {
  readonly scenario: Scenario<F>;
  readonly start: S;
  readonly rounds: readonly CourseRound<S, P, F>[];
  /** The state that each round number finds, also for those of which no round was played. */
  readonly finds: ReadonlyMap<number, S>;
}

/** What a game has to tell for its rounds to be played in turn. */
export interface Player<S, P extends Played<S>, F extends Fact = Fact> {
  readonly start: S;
  /** Whether a round's condition holds in the state that it finds. */
  readonly holds: (state: S, question: Exclude<Round<F>['when'], string>) => boolean;
  readonly playRound: (state: S, round: Round<F>) => P;
}

/**
 * A course that is played as far as somebody has asked for it, and no round of it twice. Of the rounds with one number
 * the first whose condition holds is played.
 */
export class GrowingCourse<S, P extends Played<S>, F extends Fact = Fact> implements Course<S, P, F> {
  readonly scenario: Scenario<F>;
  readonly start: S;
  readonly rounds: CourseRound<S, P, F>[] = [];
  readonly finds = new Map<number, S>();
  readonly #player: Player<S, P, F>;
  readonly #numbers: readonly number[];
  /** How many of the numbers have been come to, and what the next one finds. */
  #done = 0;
  #state: S;

  constructor(scenario: Scenario<F>, player: Player<S, P, F>) {
    this.scenario = scenario;
    this.start = player.start;
    this.#player = player;
    this.#numbers = roundNumbers(scenario);
    this.#state = player.start;
  }

  /** Plays on up to the rounds of the number `last`, if it hasn’t come so far. It stops after each round. */
  *goOn(last = Infinity): Generator<undefined, this> {
    for (;;) {
      const number = this.#numbers[this.#done];
      if (number === undefined || number > last) return this;
      this.#play(number);
      yield;
    }
  }

  /** The same at once. */
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

/** The numbers of the written rounds in ascending order. */
export function roundNumbers({ rounds }: Scenario): readonly number[] {
  return numbersOf(rounds);
}

const numbersOf = derive('numbers of rounds', (rounds: readonly Pick<Round, 'number'>[]): readonly number[] =>
  [...new Set(rounds.map(({ number }) => number))].sort((a, b) => a - b),
);

/** The course as somebody sees it who asks what holds after its rounds. */
export function toldCourse<S, P extends Played<S>, F extends Fact>(
  { rounds }: Course<S, P, F>,
  holds: Player<S, P, F>['holds'],
): ToldCourse {
  return {
    rounds: rounds.map(({ index, round, played }) => ({
      index,
      number: round.number,
      holdsAfter: (question) => holds(played.after, question),
    })),
  };
}
