/** What is decided in an action by itself, told together with it: the odds of both say the same things by halves. */
import {
  sameSource,
  type ActionOdds,
  type ContestOdds,
  type Figure,
  type OutcomeOdds,
  GatheredOutcomes,
  type OutcomeId,
} from '../../engine/index.ts';

/** An action’s odds with what only its contest tells as parts of them, and the contest. */
export interface OwnContest extends Pick<ActionOdds, 'outcomes' | 'odds' | 'pinned'> {
  readonly contest: ContestOdds;
}

/**
 * The contest of nobody but the actor that says no more than how the action’s outcomes fall apart; undefined where
 * there is none.
 */
export function ownContest(action: ActionOdds, contests: readonly ContestOdds[]): OwnContest | undefined {
  const contest = contests.find(
    ({ parties, source }) => parties.length === 1 && parties[0] === action.actor && sameSource(source, action.source),
  );
  if (contest === undefined) return undefined;
  const outcomes = new GatheredOutcomes().add(action.outcomes).add(contest.outcomes).all;
  const odds = together(action.odds, contest.odds);
  if (odds === undefined || (action.pinned === undefined) !== (contest.pinned === undefined)) return undefined;
  if (action.pinned === undefined || contest.pinned === undefined) return { contest, outcomes, odds };
  const pinned = together(action.pinned, contest.pinned);
  return pinned === undefined ? undefined : { contest, outcomes, odds, pinned };
}

/** Undefined where one of the results is neither an outcome nor what the parts of one leave of it. */
function together(odds: OutcomeOdds, results: OutcomeOdds): OutcomeOdds | undefined {
  const rests = restsOf(odds);
  const all = new Map(odds);
  for (const [name, figure] of results) {
    if (odds.get(name)?.chance.equals(figure.chance) === true) continue;
    const [whole] = [...rests].find(([, rest]) => rest.equals(figure.chance)) ?? [];
    if (whole === undefined || all.has(name)) return undefined;
    rests.delete(whole);
    all.set(name, { ...figure, partOf: whole });
  }
  return all;
}

/** By each outcome that has parts what they leave of it. */
function restsOf(odds: OutcomeOdds): Map<OutcomeId, Figure['chance']> {
  return new Map(
    [...odds].flatMap(([outcome, { chance }]) => {
      const parts = [...odds.values()].filter(({ partOf }) => partOf === outcome);
      return parts.length === 0
        ? []
        : [[outcome, parts.reduce((left, part) => left.sub(part.chance), chance)] as const];
    }),
  );
}
