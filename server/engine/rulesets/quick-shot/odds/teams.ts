/** The chances that those who work on one task together succeed at it: all of them, some, nobody. */
import { certain, none, toFraction } from '../../../chance/index.ts';
import type Fraction from 'fraction.js';
import { withBound, withCaveat } from '../../../figures.ts';
import type { Bound, ContestOdds, Figure, OutcomeOdds } from '../../../odds.ts';
import type { RoundContext } from '../round-context.ts';
import { chooses } from '../options.ts';
import type { ActionResult } from '../attempts/outcome.ts';
import { teamResult, teamResults, type Team, type TeamResult } from '../attempts/teams.ts';
import { teamId } from './contest-ids.ts';
import { partOf, unsquashed } from './figures.ts';
import { teamOutcomes, type TeamOutcome } from './outcomes.ts';
import { attemptOdds, weightWhere, type AttemptOdds, type WeightedOutcome } from './weighted-outcomes.ts';

export function teamContest({ cast }: RoundContext, team: Team): ContestOdds {
  const { members, source } = team;
  const weighted = members.map(({ attempt, place }) => ({ odds: attemptOdds(cast, attempt), place }));
  const isOpen = chooses(cast.stage, 'squash', 'host');
  const oddsBy = (of: (odds: AttemptOdds) => WeightedOutcome): OutcomeOdds =>
    together(
      weighted.map(({ odds, place }) => fatesOf(of(odds), place)),
      isOpen,
    );
  const parties = members.map(({ attempt }) => attempt.deed.actor.name);
  return {
    id: teamId(team),
    kind: 'team work',
    parties,
    outcomes: teamOutcomes,
    goals: new Map(parties.map((party) => [party, teamResults[0]])),
    source,
    odds: oddsBy(({ plain }) => plain),
    ...(weighted.some(({ odds }) => odds.given !== undefined)
      ? { pinned: oddsBy(({ plain, given }) => given ?? plain) }
      : {}),
  };
}

type Fates = ReadonlyMap<ActionResult, Fraction>;

function fatesOf(weighted: WeightedOutcome, place: number): Fates {
  return new Map(
    (['met', 'failed', 'open'] as const).map((fate) => [
      fate,
      toFraction(
        weightWhere(weighted, ({ fates }) => fates[place] === fate),
        weighted.total,
      ),
    ]),
  );
}

/** The members’ rolls are independent. “Left open” is omitted where it can’t happen. */
function together(members: readonly Fates[], isSquashed: boolean): OutcomeOdds {
  const sums = new Map<TeamResult, Fraction>(teamResults.map((result) => [result, none]));
  const add = (left: readonly Fates[], fates: readonly ActionResult[], chance: Fraction): void => {
    const [next, ...others] = left;
    if (next === undefined) sums.set(teamResult(fates), (sums.get(teamResult(fates)) ?? none).add(chance));
    else for (const [fate, share] of next) if (!share.equals(0)) add(others, [...fates, fate], chance.mul(share));
  };
  add(members, [], certain);
  const sum = (result: TeamResult): Fraction => sums.get(result) ?? none;
  const isOpen = members.some((fates) => fates.get('open')?.equals(0) === false);
  const describe = (chance: Fraction, bound?: Bound): Figure =>
    withCaveat(withBound({ chance }, bound), bound === undefined && isSquashed ? unsquashed : undefined);
  const least = isSquashed || isOpen ? 'at least' : undefined;
  return new Map<TeamOutcome, Figure>([
    ['any-succeeds', describe(sum('all-succeed').add(sum('some-succeed')), least)],
    ['all-succeed', partOf('any-succeeds', describe(sum('all-succeed'), least))],
    ['some-succeed', partOf('any-succeeds', describe(sum('some-succeed')))],
    ...(sum('left-open').equals(0) ? [] : [['left-open', describe(sum('left-open'))] as const]),
    ['nobody-succeeds', describe(sum('nobody-succeeds'), isSquashed && !isOpen ? 'at most' : undefined)],
  ]);
}
