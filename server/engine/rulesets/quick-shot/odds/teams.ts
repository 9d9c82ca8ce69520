/** How likely those who work on one task together are to succeed at it: all of them, some, nobody. */
import { certain, none, toFraction } from '../../../chance/index.ts';
import type Fraction from 'fraction.js';
import type { Bound, ContestOdds, OutcomeOdds } from '../../../odds.ts';
import type { Moment } from '../moment.ts';
import { chooses } from '../options.ts';
import type { Fate } from '../outcome.ts';
import { teamResult, teamResults, type Team, type TeamResult } from '../teams.ts';
import { reckonedOf, weightWhere, type AttemptOdds, type Reckoned } from './reckoned.ts';

export function teamContest({ cast }: Moment, { members, source }: Team): ContestOdds {
  const reckoned = members.map(({ attempt, place }) => ({ odds: reckonedOf(cast, attempt), place }));
  const isOpen = chooses(cast.stage, 'squash', 'host');
  const oddsBy = (of: (odds: AttemptOdds) => Reckoned): OutcomeOdds => together(reckoned.map(({ odds, place }) => fatesOf(of(odds), place)), isOpen);
  const parties = members.map(({ attempt }) => attempt.deed.actor.name);
  return {
    kind: 'team work', parties, goals: new Map(parties.map((party) => [party, teamResults[0]])), source,
    odds: oddsBy(({ plain }) => plain),
    ...(reckoned.some(({ odds }) => odds.given !== undefined) ? { pinned: oddsBy(({ plain, given }) => given ?? plain) } : {}),
  };
}

type Fates = ReadonlyMap<Fate, Fraction>;

function fatesOf(reckoned: Reckoned, place: number): Fates {
  return new Map((['met', 'failed', 'open'] as const).map((fate) => [fate, toFraction(weightWhere(reckoned, ({ fates }) => fates[place] === fate), reckoned.total)]));
}

/** Their rolls say nothing of each other. What can’t be is left out, but for all of them and nobody. */
function together(members: readonly Fates[], isOpen: boolean): OutcomeOdds {
  const sums = new Map<TeamResult, Fraction>(teamResults.map((result) => [result, none]));
  const add = (left: readonly Fates[], fates: readonly Fate[], chance: Fraction): void => {
    const [next, ...others] = left;
    if (next === undefined) sums.set(teamResult(fates), (sums.get(teamResult(fates)) ?? none).add(chance));
    else for (const [fate, share] of next) if (!share.equals(0)) add(others, [...fates, fate], chance.mul(share));
  };
  add(members, [], certain);
  const bounds: Readonly<Partial<Record<TeamResult, Bound>>> = isOpen ? { 'all succeed': 'at least', 'nobody succeeds': 'at most' } : {};
  return new Map([...sums].filter(([result, chance]) => result !== 'left open' || !chance.equals(0)).map(([result, chance]) => {
    const bound = bounds[result];
    return [result, { chance, ...(bound === undefined ? {} : { bound }) }] as const;
  }));
}
