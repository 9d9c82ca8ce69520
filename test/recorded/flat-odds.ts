/** Odds in the recorded format, with outcomes by the words that users read. */
import {
  inWords,
  type ActionOdds,
  type ContestOdds,
  type Distribution,
  type OutcomeOdds,
  type RoundOdds,
} from '../../server/engine/index.ts';
import { actionInWords, contestInWords } from '../odds-in-words.ts';

export function flatRound({ actions, contests, unknown, along: _, ...round }: RoundOdds): unknown {
  return {
    ...round,
    actions: actions.map(flatAction),
    contests: contests.map(flatContest),
    ...(unknown === undefined ? {} : { unknown: unknown.map(({ id: _id, ...each }) => each) }),
  };
}

/** The obvious figures are included in exact odds over all courses too. */
export function flatAction(action: ActionOdds & { readonly unsaid?: OutcomeOdds }): unknown {
  const { id: _id, outcomes: _, parts, ...rest } = actionInWords(action);
  const { unsaid } = action;
  return {
    ...rest,
    ...(unsaid === undefined ? {} : { unsaid: inWords(unsaid, action.outcomes) }),
    ...(parts === undefined ? {} : { parts: parts.map(({ id: _part, outcomes: _outcomes, ...part }) => part) }),
  };
}

function flatContest(contest: ContestOdds): unknown {
  const { id: _id, outcomes: _, distributions, ...rest } = contestInWords(contest);
  return distributions === undefined ? rest : { ...rest, distributions: distributions.map(flatDistribution) };
}

function flatDistribution({ counts: _counts, whose: _whose, lost: _lost, ...distribution }: Distribution): unknown {
  return distribution;
}
