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
import { reckonedOf, weightWhere, type AttemptOdds, type Reckoned } from './reckoned.ts';

export function teamContest({ cast }: RoundContext, team: Team): ContestOdds {
  const { members, source } = team;
  const reckoned = members.map(({ attempt, place }) => ({ odds: reckonedOf(cast, attempt), place }));
  const isOpen = chooses(cast.stage, 'squash', 'host');
  const oddsBy = (of: (odds: AttemptOdds) => Reckoned): OutcomeOdds =>
    together(
      reckoned.map(({ odds, place }) => fatesOf(of(odds), place)),
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
    ...(reckoned.some(({ odds }) => odds.given !== undefined)
      ? { pinned: oddsBy(({ plain, given }) => given ?? plain) }
      : {}),
  };
}

type Fates = ReadonlyMap<ActionResult, Fraction>;

function fatesOf(reckoned: Reckoned, place: number): Fates {
  return new Map(
    (['met', 'failed', 'open'] as const).map((fate) => [
      fate,
      toFraction(
        weightWhere(reckoned, ({ fates }) => fates[place] === fate),
        reckoned.total,
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
  const told = (chance: Fraction, bound?: Bound): Figure =>
    withCaveat(withBound({ chance }, bound), bound === undefined && isSquashed ? unsquashed : undefined);
  const least = isSquashed || isOpen ? 'at least' : undefined;
  return new Map<TeamOutcome, Figure>([
    ['any-succeeds', told(sum('all-succeed').add(sum('some-succeed')), least)],
    ['all-succeed', partOf('any-succeeds', told(sum('all-succeed'), least))],
    ['some-succeed', partOf('any-succeeds', told(sum('some-succeed')))],
    ...(sum('left-open').equals(0) ? [] : [['left-open', told(sum('left-open'))] as const]),
    ['nobody-succeeds', told(sum('nobody-succeeds'), isSquashed && !isOpen ? 'at most' : undefined)],
  ]);
}
