/**
 * What comes before a moment: the text alone says how things stand there only as far as neither dice nor conditions
 * have changed it.
 */
import type { Scenario } from '../../../../scenario.ts';
import type { Attempt } from '../../attempt.ts';
import { isRefused } from '../../between/index.ts';
import type { Fighter } from '../../cast.ts';
import type { QuickShotFact } from '../../facts.ts';
import { filledBy, isSameStore, type Store } from './stores.ts';
import { rolledIn, type Headed, type RoundPlan } from '../../plan.ts';
import { writtenPlans } from '../written.ts';

function plansBefore(scenario: Scenario<QuickShotFact>, { context }: RoundPlan): readonly RoundPlan[] {
  return writtenPlans(scenario).filter(({ context: { round } }) => round.number < context.round.number);
}

/**
 * How often somebody rolls before a round, or before one of their attempts in it: each time they may win a point or
 * lose some.
 */
export function rollsBefore(
  scenario: Scenario<QuickShotFact>,
  plan: RoundPlan,
  { name }: Fighter,
  attempt?: Attempt,
): number {
  const here =
    attempt === undefined
      ? []
      : plan.attempts.slice(0, plan.attempts.indexOf(attempt)).filter(({ unrolled }) => unrolled === undefined);
  return [...plansBefore(scenario, plan).flatMap(rolledIn), ...here].filter(({ deed }) => deed.actor.name === name)
    .length;
}

/**
 * Whether it isn’t sure how much somebody has in some stores: an earlier round may not be played, or something that has
 * come to nothing would have filled one of them, and is found there. Whatever else came to nothing is as if it weren’t
 * written.
 */
export function isUnsure(
  scenario: Scenario<QuickShotFact>,
  plan: RoundPlan,
  { name }: Fighter,
  stores: readonly Store[],
  head?: Headed,
): boolean {
  const here = head === undefined ? plan.head : plan.head.slice(0, plan.head.indexOf(head));
  const of = (heads: readonly Headed[]): readonly Headed[] => heads.filter(({ who }) => who.name === name);
  const lacks = ({ applied, fact }: Headed): boolean =>
    isRefused(applied) && filledBy(fact).some((one) => stores.some((other) => isSameStore(one, other)));
  return (
    of(here).some(lacks) ||
    plansBefore(scenario, plan).some((before) =>
      of(before.head).some((each) => lacks(each) || before.context.round.when !== 'always'),
    )
  );
}
