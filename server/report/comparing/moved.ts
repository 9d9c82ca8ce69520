/** What an edit has done to the odds: the same scenarios before and after it, figure by figure. */
import { runToEnd, type RoundOdds, type ScenarioOdds } from '../../engine/index.ts';
import { movedFigures, pairedGroups, type MovedFigure } from './moved-figure.ts';
import { tellingMoves } from './moved-by.ts';
import { paired } from './pairs.ts';

/** One round that both have. `added` and `gone` are actions and contests that only one of them has, in words. */
export interface MovedRound {
  readonly before: RoundOdds;
  readonly after: RoundOdds;
  /** Only what has moved, in the order in which the odds are told. */
  readonly figures: readonly MovedFigure[];
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

/** One scenario that both have, with the rounds that both have in the order of the later text. */
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

/**
 * Scenarios are the same where their titles are; of several with one title each is held against the one at its place.
 */
export function movesBetween(before: readonly ScenarioOdds[], after: readonly ScenarioOdds[]): Moves {
  const { both, added, gone } = paired(before, after, ({ title }) => [title]);
  return { scenarios: both.map(([was, is]) => movesOfScenario(was, is)), added, gone };
}

/**
 * Rounds are the same where their numbers are; of several with one number those with the same title, then those at the
 * same place.
 */
export function movesOfScenario(before: ScenarioOdds, after: ScenarioOdds): MovedScenario {
  return runToEnd(movesOfScenarioSteps(before, after));
}

/** The same bit by bit. */
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
 * Actions are the same where all their words are, else where actor, verb and target are, else where actor and verb are,
 * else where only the actor is; contests where they share a party.
 */
export function movesOfRound(before: RoundOdds, after: RoundOdds): MovedRound {
  const { both, added, gone } = pairedGroups(before, after);
  const told = (groups: typeof added): readonly string[] =>
    groups.filter(({ kind }) => kind === 'action' || kind === 'contest').map(({ subject }) => subject);
  return {
    before,
    after,
    figures: both.flatMap(([was, is]) => movedFigures(was, is)),
    added: told(added),
    gone: told(gone),
  };
}

/** All that has moved, round after round. */
export function allMoved({ scenarios }: Moves): readonly MovedFigure[] {
  return scenarios.flatMap(({ rounds }) => rounds.flatMap(({ figures }) => figures));
}

/**
 * What has moved furthest; of equals what stands first, and what is counted only where nothing else has. Undefined
 * where nothing has moved.
 */
export function mostMoved(figures: readonly MovedFigure[]): MovedFigure | undefined {
  return tellingMoves(figures, 0)[0];
}
