/** Compares odds before and after an edit, figure by figure. */
import { runToEnd, type RoundOdds, type ScenarioOdds } from '../../engine/index.ts';
import { movedFigures, pairedGroups, type MovedFigure } from './moved-figure.ts';
import { tellingMoves } from './moved-by.ts';
import { paired } from './pairs.ts';

/** A round that both versions have. `added` and `gone` are actions and contests that only one of them has, in words. */
export interface MovedRound {
  readonly before: RoundOdds;
  readonly after: RoundOdds;
  /** Only those that moved, in the order of the odds. */
  readonly figures: readonly MovedFigure[];
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

/** A scenario that both versions have; the rounds that both have are in the order of the later text. */
export interface MovedScenario {
  readonly before: ScenarioOdds;
  readonly after: ScenarioOdds;
  readonly rounds: readonly MovedRound[];
  readonly added: readonly RoundOdds[];
  readonly gone: readonly RoundOdds[];
}

export interface Moves {
  readonly scenarios: readonly MovedScenario[];
  readonly added: readonly ScenarioOdds[];
  readonly gone: readonly ScenarioOdds[];
}

/** Scenarios are matched by title; several with the same title are matched in order. */
export function movesBetween(before: readonly ScenarioOdds[], after: readonly ScenarioOdds[]): Moves {
  const { both, added, gone } = paired(before, after, ({ title }) => [title]);
  return { scenarios: both.map(([was, is]) => movesOfScenario(was, is)), added, gone };
}

/** Rounds are matched by number and title, then by number; within equals, in order. */
export function movesOfScenario(before: ScenarioOdds, after: ScenarioOdds): MovedScenario {
  return runToEnd(movesOfScenarioSteps(before, after));
}

/** `movesOfScenario` as a generator, one round per step. */
export function* movesOfScenarioSteps(before: ScenarioOdds, after: ScenarioOdds): Generator<undefined, MovedScenario> {
  const { both, added, gone } = paired(
    before.rounds,
    after.rounds,
    ({ round, title }) => [`${round}/${title ?? ''}`],
    ({ round }) => [`${round}`],
  );
  const rounds: MovedRound[] = [];
  for (const [was, is] of both) {
    yield;
    rounds.push(movesOfRound(was, is));
  }
  return { before, after, rounds, added, gone };
}

/**
 * Actions are matched by all their words, then by actor, verb and target, then by actor and verb, then by actor alone;
 * contests by a shared party.
 */
export function movesOfRound(before: RoundOdds, after: RoundOdds): MovedRound {
  const { both, added, gone } = pairedGroups(before, after);
  const textOf = (groups: typeof added): readonly string[] =>
    groups.filter(({ kind }) => kind === 'action' || kind === 'contest').map(({ subject }) => subject);
  return {
    before,
    after,
    figures: both.flatMap(([was, is]) => movedFigures(was, is)),
    added: textOf(added),
    gone: textOf(gone),
  };
}

/** All moved figures, round by round. */
export function allMoved({ scenarios }: Moves): readonly MovedFigure[] {
  return scenarios.flatMap(({ rounds }) => rounds.flatMap(({ figures }) => figures));
}

/**
 * The largest move; the first among equals, and a counted number only where nothing else moved. Undefined if nothing
 * moved.
 */
export function mostMoved(figures: readonly MovedFigure[]): MovedFigure | undefined {
  return tellingMoves(figures, 0)[0];
}
