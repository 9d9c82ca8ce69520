/** Odds keyed by the words that users read instead of ids, so that tests compare what is shown. */
import {
  inWords,
  wordsOf,
  type ActionOdds,
  type ContestOdds,
  type Distribution,
  type OutcomeOdds,
  type Outcomes,
  type RoundOdds,
  type ScenarioOdds,
} from '../server/engine/index.ts';

export function oddsInWords(odds: ScenarioOdds): ScenarioOdds {
  return { ...odds, rounds: odds.rounds.map(roundInWords) };
}

export function roundInWords<R extends Pick<RoundOdds, 'actions' | 'contests'>>(round: R): R {
  return { ...round, actions: round.actions.map(actionInWords), contests: round.contests.map(contestInWords) };
}

export function actionInWords({ able, parts, ...action }: ActionOdds): ActionOdds {
  return {
    ...worded(action),
    ...(able === undefined ? {} : { able: { ...able, odds: inWords(able.odds, action.outcomes) } }),
    ...(parts === undefined ? {} : { parts: parts.map(worded) }),
  };
}

export function contestInWords({ goals, short, inFull, distributions, ...contest }: ContestOdds): ContestOdds {
  const say = (id: string): string => wordsOf(contest.outcomes, id);
  const byWords = (words: Outcomes): Outcomes => new Map([...words].map(([id, said]) => [say(id), said]));
  return {
    ...worded(contest),
    ...(goals === undefined ? {} : { goals: new Map([...goals].map(([who, id]) => [who, say(id)])) }),
    ...(short === undefined ? {} : { short: byWords(short) }),
    ...(inFull === undefined ? {} : { inFull: byWords(inFull) }),
    ...(distributions === undefined ? {} : { distributions: distributions.map(countedInWords) }),
  };
}

function countedInWords({ outcomes, values, pinned, ...counted }: Distribution): Distribution {
  return {
    ...counted,
    values: inWords(values, outcomes),
    ...(pinned === undefined ? {} : { pinned: { ...pinned, values: inWords(pinned.values, outcomes) } }),
  };
}

const none: Outcomes = new Map();

function worded<O extends { readonly outcomes: Outcomes; readonly odds: OutcomeOdds; readonly pinned?: OutcomeOdds }>(
  of: O,
): O {
  const { outcomes, odds, pinned } = of;
  return {
    ...of,
    outcomes: none,
    odds: inWords(odds, outcomes),
    ...(pinned === undefined ? {} : { pinned: inWords(pinned, outcomes) }),
  };
}
