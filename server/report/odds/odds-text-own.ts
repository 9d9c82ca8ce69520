/** Merges an action with the contest that only its actor takes part in, because their odds overlap. */
import {
  sameSource,
  type ActionOdds,
  type ContestOdds,
  type Figure,
  type OutcomeOdds,
  GatheredOutcomes,
  type OutcomeId,
} from '../../engine/index.ts';

/** The action’s odds, with results that only the contest has added as parts of outcomes, and the contest. */
export interface OwnContest extends Pick<ActionOdds, 'outcomes' | 'odds' | 'pinned'> {
  readonly contest: ContestOdds;
}

/** The contest of the actor alone that only adds how the action’s outcomes split up; undefined if there is none. */
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

/** Undefined if a result is neither an outcome nor the remainder of one besides its parts. */
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

/** For each outcome with parts, the remaining chance besides them. */
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
