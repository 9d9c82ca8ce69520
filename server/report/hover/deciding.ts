/** What decides a contest: the reasons for all participants’ throws, largest effect first. */
import type { ActionOdds, ContestOdds, Modifier, RoundOdds, RoundWorth } from '../../engine/index.ts';
import { changeWords, modifierReason, modifierTitle } from './modifiers.ts';
import { ownLines, pointsWords, worthGroups, type WorthGroup } from '../odds/worth.ts';

/** A reason for throws; where there is a measure, the reason alone is enough. */
export interface DecidingReason {
  /** `+1 throw: Higher Stat Throw`, `2 bonus dice`. */
  readonly title: string;
  readonly rule: string;
  /** `Toughness 5 against Agility 3`. */
  readonly reason: string;
}

/** Reasons for somebody’s throws that are each worth the same. */
export interface DecidingLine {
  readonly who: string;
  readonly reasons: readonly DecidingReason[];
  readonly points: string;
  /** Set if a chance is a bound: how the worth is computed. */
  readonly reckoned?: string;
}

/** What decides a contest, or why that isn’t shown. */
export type Deciding = readonly DecidingLine[] | 'too many' | 'sampled';

/** Without reasons that change nothing. */
export function decidingIn({ actions }: RoundOdds, contest: ContestOdds, worth: RoundWorth): Deciding {
  const worths = worth.ofContest(contest);
  if (worths === undefined)
    return [...contest.odds.values()].some(({ sample }) => sample !== undefined) ? 'sampled' : 'too many';
  const groups = actions
    .filter(({ actor }) => contest.parties.includes(actor))
    .flatMap((action) =>
      worthGroups(
        action.pool,
        worths.filter(({ change }) => change.who === action.actor),
      ).map((group) => ({ ...group, action })),
    );
  return groups
    .flatMap(({ worth: its, ...group }) =>
      its === undefined || its.points.equals(0) ? [] : [{ ...group, worth: its }],
    )
    .sort((one, other) => other.worth.points.abs().compare(one.worth.points.abs()))
    .map(lineOf);
}

function lineOf({
  worth,
  action: { actor, pool },
  ...group
}: Required<WorthGroup> & { readonly action: ActionOdds }): DecidingLine {
  const reasons = ownLines(group).map(({ modifier }) => reasonOf(modifier, pool));
  return {
    who: actor,
    reasons,
    points: pointsWords(worth, reasons.length > 1),
    ...(worth.reckoned === undefined ? {} : { reckoned: worth.reckoned }),
  };
}

function reasonOf(modifier: Modifier, pool: ActionOdds['pool']): DecidingReason {
  const title = modifier.measure === undefined ? modifierTitle(modifier, pool) : changeWords(modifier, pool);
  return { title, rule: modifier.rule, reason: modifierReason(modifier) };
}
