/** A correct game, and ways to break it, one at a time. */
import { runToEnd } from '../../../server/engine/index.ts';
import type {
  ActionOdds,
  ContestOdds,
  Pool,
  RoundOdds,
  Ruleset,
  ScenarioOdds,
  Step,
  Timeline,
} from '../../../server/engine/index.ts';
import { smallCases } from './scenarios.ts';

/** A small case by some game in which a contest is thrown for with a modifier and each pool is the sum of its parts. */
export const sound = smallCases().find(({ scenario: each }) =>
  each
    .odds()
    .rounds.some(({ contests: all, actions: thrown }) => all.length > 0 && thrown.some(({ pool }) => isSum(pool))),
)!;
export const { scenario, ruleset: game } = sound.scenario;

function isSum({ modifiers, difficulty, keep }: Pool): boolean {
  return (
    keep === 'highest' &&
    difficulty === undefined &&
    modifiers.some(({ standing, measure }) => standing === 'counted' && measure === undefined)
  );
}

export function timelineOf(faulty: Ruleset): Timeline {
  return runToEnd(faulty.play(scenario, { throws: { pick: () => 0 }, seed: 1 }));
}

export function oddsOf(faulty: Ruleset): ScenarioOdds {
  return runToEnd(faulty.odds(scenario, { throws: { pick: () => 0 }, seed: 1 }));
}

/** A game with changed courses. */
export function played(change: (timeline: Timeline) => Timeline): Ruleset {
  return {
    ...game,
    *play(of, request) {
      return change(yield* game.play(of, request));
    },
  };
}

export function steps(change: (step: Step) => Step): Ruleset {
  return played((timeline) => ({
    ...timeline,
    rounds: timeline.rounds.map((round) => ({ ...round, steps: round.steps.map(change) })),
  }));
}

/** A game with changed odds. */
export function rounds(change: (round: RoundOdds) => RoundOdds): Ruleset {
  return {
    ...game,
    *odds(of, request) {
      const odds = yield* game.odds(of, request);
      return { ...odds, rounds: odds.rounds.map(change) };
    },
  };
}

export function contests(change: (contest: ContestOdds) => ContestOdds): Ruleset {
  return rounds((round) => ({ ...round, contests: round.contests.map(change) }));
}

export function actions(change: (action: ActionOdds) => ActionOdds): Ruleset {
  return rounds((round) => ({ ...round, actions: round.actions.map(change) }));
}

export function pools(change: (pool: Pool) => Pool): Ruleset {
  return actions((action) => ({ ...action, pool: change(action.pool) }));
}
