/** The odds as JSON, in the shape that the language page promises. */
import type { ActionOdds, ContestOdds, Distribution, Modifier, OutcomeOdds, RoundOdds, ScenarioOdds } from '../engine/index.ts';
import { figureJson } from './figures.ts';
import { jsonPlacesFrom, type LinesOf, type PlaceJsonOf } from './places.ts';

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
  const placeOf = jsonPlacesFrom(round.source, linesOf);
  return {
    round: round.round,
    ...(round.reached === undefined ? {} : { reached: figureJson(round.reached) }),
    given: round.given,
    played: round.played,
    actions: round.actions.map((action) => actionJson(action, placeOf)),
    contests: round.contests.map(contestJson),
    ...(round.idle === undefined || round.idle.length === 0 ? {} : { idle: round.idle.map(({ who, why, source }) => ({ ...placeOf(source), who, why })) }),
  };
}

function actionJson(action: ActionOdds, placeOf: PlaceJsonOf) {
  return {
    ...placeOf(action.source),
    actor: action.actor,
    verb: action.verb,
    ...(action.target === undefined ? {} : { target: action.target }),
    pool: {
      size: action.pool.size, keep: action.pool.keep, from: action.pool.from,
      ...(action.pool.difficulty === undefined ? {} : { difficulty: action.pool.difficulty }),
      modifiers: action.pool.modifiers.map((modifier) => modifierJson(modifier, placeOf)),
    },
    odds: outcomesJson(action.odds),
    ...(action.pinned === undefined ? {} : { pinned: outcomesJson(action.pinned) }),
  };
}

export function modifierJson(modifier: Modifier, placeOf: PlaceJsonOf) {
  return {
    rule: modifier.rule, amount: modifier.amount, ...(modifier.measure === undefined ? {} : { measure: modifier.measure }),
    because: modifier.because, ...placeOf(modifier.source),
    ...(modifier.standing === 'counted' ? {} : { standing: modifier.standing }),
  };
}

function contestJson(contest: ContestOdds) {
  return {
    kind: contest.kind, parties: contest.parties, odds: outcomesJson(contest.odds),
    ...(contest.pinned === undefined ? {} : { pinned: outcomesJson(contest.pinned) }),
    ...(contest.distributions === undefined ? {} : { distributions: contest.distributions.map(distributionJson) }),
  };
}

function distributionJson({ of, values, mean }: Distribution) {
  return { of, values: outcomesJson(values), ...(mean === undefined ? {} : { mean: figureJson({ chance: mean }) }) };
}

function outcomesJson(odds: OutcomeOdds) {
  return Object.fromEntries([...odds].map(([name, figure]) => [name, figureJson(figure)]));
}
