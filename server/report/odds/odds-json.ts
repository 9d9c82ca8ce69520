/** The odds as JSON, in the format documented on the language page. */
import {
  type IdleOdds,
  type ActionOdds,
  type ActionWorth,
  type ContestOdds,
  type Distribution,
  type Modifier,
  type NumberOdds,
  type OutcomeOdds,
  type Outcomes,
  type Pool,
  type RoundAfter,
  type RoundOdds,
  type RoundWorth,
  type ScenarioOdds,
  type StandingOdds,
  wordsOf,
} from '../../engine/index.ts';
import { expectationJson, type ExpectationResult } from '../comparing/expectations.ts';
import { figureJson } from '../figures.ts';
import { jsonPlacesFrom, type LinesOf, type PlaceJsonOf } from '../places.ts';
import { pointsJson } from './worth.ts';

/** Optional additions to the odds: the worth of each reason for a throw, and expectations. */
export interface BesideOdds {
  readonly worthOf?: ((round: RoundOdds) => RoundWorth | undefined) | undefined;
  readonly expectedOf?: (scenario: ScenarioOdds) => readonly ExpectationResult[];
}

export function oddsJson(
  scenarios: readonly ScenarioOdds[],
  linesOf: LinesOf,
  { worthOf = () => undefined, expectedOf = () => [] }: BesideOdds = {},
) {
  return {
    version: 2,
    scenarios: scenarios.map((scenario) => ({
      title: scenario.title,
      rules: scenario.ruleset,
      rounds: scenario.rounds.map((round) => roundJson(round, linesOf, worthOf(round))),
      ...expectationsJson(expectedOf(scenario), linesOf),
    })),
  };
}

function expectationsJson(all: readonly ExpectationResult[], linesOf: LinesOf) {
  return all.length === 0 ? {} : { expectations: all.map((result) => expectationJson(result, linesOf)) };
}

function roundJson(round: RoundOdds, linesOf: LinesOf, worth: RoundWorth | undefined) {
  const placeOf = jsonPlacesFrom(round.source, linesOf);
  return {
    round: round.round,
    ...(round.reached === undefined ? {} : { reached: figureJson(round.reached) }),
    given: round.given,
    ...(round.why === undefined ? {} : { why: round.why }),
    ...(round.played === undefined ? {} : { played: round.played }),
    ...(round.seed === undefined ? {} : { seed: round.seed }),
    actions: round.actions.map((action) => actionJson(action, placeOf, worth?.ofAction(action))),
    contests: round.contests.map(contestJson),
    ...(round.standing === undefined ? {} : { standing: round.standing.map(standingJson) }),
    ...(round.overall === undefined ? {} : { overall: afterJson(round.overall) }),
    ...(round.idle === undefined || round.idle.length === 0
      ? {}
      : { idle: round.idle.map((idle) => idleJson(idle, placeOf)) }),
  };
}

function idleJson({ who, why, chance, source }: IdleOdds, placeOf: PlaceJsonOf) {
  return { ...placeOf(source), who, why, ...(chance === undefined ? {} : { chance: figureJson(chance) }) };
}

function actionJson(action: ActionOdds, placeOf: PlaceJsonOf, worth: ActionWorth | undefined) {
  return {
    ...placeOf(action.source),
    actor: action.actor,
    verb: action.verb,
    ...(action.target === undefined ? {} : { target: action.target }),
    pool: {
      size: action.pool.size,
      keep: action.pool.keep,
      from: action.pool.from,
      ...(action.pool.difficulty === undefined ? {} : { difficulty: action.pool.difficulty }),
      ...(action.pool.bounded === undefined ? {} : { bounded: action.pool.bounded }),
      modifiers: action.pool.modifiers.map((modifier) => ({
        ...modifierJson(modifier, placeOf),
        ...modifierWorthJson(modifier, worth),
      })),
    },
    ...(worth === undefined
      ? {}
      : {
          oneMoreAdvantage: worth.advantages.map((each) => ({
            for: each.change.who,
            ...(each.change.add === 'advantage' ? {} : { what: each.called }),
            ...(each.part === undefined ? {} : { part: each.part.words }),
            worth: pointsJson(each),
          })),
        }),
    odds: outcomesJson(action.odds, action.outcomes),
    ...(action.pinned === undefined ? {} : { pinned: outcomesJson(action.pinned, action.outcomes) }),
    ...(action.able === undefined
      ? {}
      : {
          able: {
            chance: figureJson(action.able.chance),
            odds: outcomesJson(action.able.odds, action.outcomes),
            else: action.able.why,
          },
        }),
    ...(action.pools === undefined
      ? {}
      : { pools: action.pools.map(({ pool: { size, keep }, share }) => ({ size, keep, share })) }),
    ...(action.targetOut === undefined ? {} : { targetOut: figureJson(action.targetOut) }),
    ...(action.parts === undefined
      ? {}
      : {
          parts: action.parts.map(({ words, measure, outcomes, odds, source }) => ({
            ...placeOf(source),
            words,
            needs: measure,
            odds: outcomesJson(odds, outcomes),
          })),
        }),
  };
}

/** Of several modifiers that say the same, the first carries the worth of all. */
function modifierWorthJson(modifier: Modifier, worth: ActionWorth | undefined) {
  const its = worth?.modifiers.find(({ change }) => change.without === modifier);
  return its === undefined ? {} : { worth: pointsJson(its) };
}

export function poolJson(pool: Pool, placeOf: PlaceJsonOf) {
  return { ...pool, modifiers: pool.modifiers.map((modifier) => modifierJson(modifier, placeOf)) };
}

function modifierJson(modifier: Modifier, placeOf: PlaceJsonOf) {
  return {
    rule: modifier.rule,
    amount: modifier.amount,
    ...(modifier.measure === undefined ? {} : { measure: modifier.measure }),
    because: modifier.because,
    ...placeOf(modifier.source),
    ...(modifier.standing === 'counted' ? {} : { standing: modifier.standing }),
    ...(modifier.uncounted === undefined ? {} : { why: modifier.uncounted.why }),
    ...(modifier.uncounted?.source === undefined ? {} : { setAside: placeOf(modifier.uncounted.source) }),
  };
}

function contestJson(contest: ContestOdds) {
  return {
    kind: contest.kind,
    parties: contest.parties,
    ...(contest.thrown === undefined ? {} : { thrown: figureJson(contest.thrown) }),
    odds: outcomesJson(contest.odds, contest.outcomes),
    ...(contest.pinned === undefined ? {} : { pinned: outcomesJson(contest.pinned, contest.outcomes) }),
    ...(contest.distributions === undefined ? {} : { distributions: contest.distributions.map(distributionJson) }),
  };
}

/** Somebody’s state after the round; null if unknown. */
function standingJson({ who, odds, pinned, why }: StandingOdds) {
  const known = (each: OutcomeOdds) => (each.size === 0 ? null : outcomesJson(each));
  return {
    who,
    odds: known(odds),
    ...(pinned === undefined ? {} : { pinned: known(pinned) }),
    ...(why === undefined ? {} : { why }),
  };
}

function afterJson({ outcomes, sides, standing, costs, leavesOpen, why }: RoundAfter) {
  return {
    ...(sides.size === 0 ? {} : { sides: outcomesJson(sides, outcomes) }),
    ...(standing.length === 0 ? {} : { standing: standing.map(standingJson) }),
    ...(costs.length === 0 ? {} : { costs: costs.map(distributionJson) }),
    ...(leavesOpen === undefined ? {} : { leavesOpen }),
    ...(why === undefined ? {} : { why }),
  };
}

/** `pinned` has no values where they are unknown. */
function distributionJson({ of, outcomes, on, pinned, ...plain }: Distribution) {
  return {
    of,
    ...(on === undefined ? {} : { on }),
    ...numbersJson(plain, outcomes),
    ...(pinned === undefined ? {} : { pinned: numbersJson(pinned, outcomes) }),
  };
}

function numbersJson({ values, mean }: NumberOdds, outcomes: Outcomes | undefined) {
  return {
    values: outcomesJson(values, outcomes),
    ...(mean === undefined ? {} : { mean: figureJson({ chance: mean }) }),
  };
}

function outcomesJson(odds: OutcomeOdds, outcomes?: Outcomes) {
  return Object.fromEntries([...odds].map(([id, figure]) => [wordsOf(outcomes, id), figureJson(figure)]));
}
