/** The odds as JSON, in the shape that the language page promises. */
import type { ActionOdds, ContestOdds, Modifier, OutcomeOdds, RoundOdds, ScenarioOdds } from '../engine/index.ts';
import { figureJson } from './figures.ts';
import type { LinesOf } from './places.ts';

export function oddsJson(scenarios: readonly ScenarioOdds[], linesOf: LinesOf) {
  return {
    scenarios: scenarios.map((scenario) => ({
      title: scenario.title,
      rules: scenario.ruleset,
      rounds: scenario.rounds.map((round) => roundJson(round, linesOf)),
    })),
  };
}

function roundJson(round: RoundOdds, linesOf: LinesOf) {
  return {
    round: round.round,
    ...(round.reached === undefined ? {} : { reached: figureJson(round.reached) }),
    given: round.given,
    played: round.played,
    actions: round.actions.map((action) => actionJson(action, linesOf)),
    contests: round.contests.map(contestJson),
  };
}

function actionJson(action: ActionOdds, linesOf: LinesOf) {
  return {
    line: linesOf(action.source).from,
    actor: action.actor,
    verb: action.verb,
    ...(action.target === undefined ? {} : { target: action.target }),
    pool: {
      size: action.pool.size, keep: action.pool.keep, from: action.pool.from,
      modifiers: action.pool.modifiers.map((modifier) => modifierJson(modifier, linesOf)),
    },
    odds: outcomesJson(action.odds),
    ...(action.pinned === undefined ? {} : { pinned: outcomesJson(action.pinned) }),
  };
}

export function modifierJson(modifier: Modifier, linesOf: LinesOf) {
  return {
    rule: modifier.rule, amount: modifier.amount, because: modifier.because, line: linesOf(modifier.source).from,
    ...(modifier.standing === 'counted' ? {} : { standing: modifier.standing }),
  };
}

function contestJson(contest: ContestOdds) {
  return {
    kind: contest.kind, parties: contest.parties, odds: outcomesJson(contest.odds),
    ...(contest.pinned === undefined ? {} : { pinned: outcomesJson(contest.pinned) }),
  };
}

function outcomesJson(odds: OutcomeOdds) {
  return Object.fromEntries([...odds].map(([name, figure]) => [name, figureJson(figure)]));
}
