/** One course of a fight, by any game: its rounds in turn, each starting where the last one ended. */
import type { Fact, Round, Scenario } from '../scenario.ts';
import type { Step } from '../timeline.ts';
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

/** Plays the scenario once, up to the rounds of the number `last`. Of the rounds with one number the first whose condition holds is played. */
export function courseOf<S, P extends Played<S>, F extends Fact>(scenario: Scenario<F>, player: Player<S, P, F>, last = Infinity): Course<S, P, F> {
  const rounds: CourseRound<S, P, F>[] = [];
  const finds = new Map<number, S>();
  let state = player.start;
  for (const number of roundNumbers(scenario)) {
    if (number > last) break;
    finds.set(number, state);
    const index = scenario.rounds.findIndex((round) => round.number === number && (typeof round.when === 'string' || player.holds(state, round.when)));
    const round = scenario.rounds[index];
    if (round === undefined) continue;
    const played = player.playRound(state, round);
    rounds.push({ index, round, found: state, played });
    state = played.after;
  }
  return { scenario, start: player.start, rounds, finds };
}

/** The numbers of the written rounds in ascending order. */
export function roundNumbers(scenario: Scenario): readonly number[] {
  return [...new Set(scenario.rounds.map((round) => round.number))].sort((a, b) => a - b);
}

/** The course as somebody sees it who asks what holds after its rounds. */
export function toldCourse<S, P extends Played<S>, F extends Fact>({ rounds }: Course<S, P, F>, holds: Player<S, P, F>['holds']): ToldCourse {
  return { rounds: rounds.map(({ index, round, played }) => ({ index, number: round.number, holdsAfter: (question) => holds(played.after, question) })) };
}
