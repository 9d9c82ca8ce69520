/** The happenings at the heads of rounds for the checks, and how much Willpower there may be by then. */
import { eachOnce, type Finding } from '../../../finding.ts';
import type { Scenario } from '../../../scenario.ts';
import { mayLack } from '../../../unread.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { isRefused, type Fault, type Refused } from '../downtime/index.ts';
import type { Fighter } from '../cast.ts';
import type { Purse, QuickShotFact } from '../facts.ts';
import { rolledIn, type Headed, type RoundPlan } from '../plan.ts';
import { generalPool, isSamePurse } from '../willpower-pools.ts';
import { writtenPlans } from './written.ts';

/** A happening that is refused. */
export interface InVain {
  readonly head: Headed;
  readonly data: Refused['data'];
  readonly plan: RoundPlan;
}

type CheckInVain = (vain: InVain) => readonly Finding[];

/** Reports happenings that are refused for one of these reasons. */
export function foundInVain(
  scenario: Scenario<QuickShotFact>,
  faults: readonly Fault[],
  check: CheckInVain,
): Iterable<Finding> {
  return eachOnce(inVain(scenario, faults).flatMap(check));
}

/** The same for reasons that depend on an amount: only if the text alone makes them certain. */
export function foundShort(
  scenario: Scenario<QuickShotFact>,
  faults: readonly Fault[],
  check: CheckInVain,
): Iterable<Finding> {
  return foundInVain(scenario, faults, (vain) =>
    isUnsure(scenario, vain.plan, vain.head.who, drawnOn(vain.head), vain.head) ||
    mayLack(scenario, vain.plan.context.round)
      ? []
      : check(vain),
  );
}

function inVain(scenario: Scenario<QuickShotFact>, faults: readonly Fault[]): readonly InVain[] {
  return writtenPlans(scenario).flatMap((plan) =>
    plan.head.flatMap((head): readonly InVain[] => {
      const { applied } = head;
      return isRefused(applied) && faults.includes(applied.fault) ? [{ head, data: applied.data, plan }] : [];
    }),
  );
}

/** Reports faults in all happenings at the heads of rounds, each finding once. */
export function foundInHeads(
  scenario: Scenario<QuickShotFact>,
  check: (head: Headed, plan: RoundPlan) => readonly Finding[],
): Iterable<Finding> {
  return eachOnce(writtenPlans(scenario).flatMap((plan) => plan.head.flatMap((head) => check(head, plan))));
}

function plansBefore(scenario: Scenario<QuickShotFact>, { context }: RoundPlan): readonly RoundPlan[] {
  return writtenPlans(scenario).filter(({ context: { round } }) => round.number < context.round.number);
}

/**
 * The number of times somebody rolls before a round, or before one of their attempts in it: each roll may win or lose
 * points.
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
 * Whether the amount in some stores is uncertain: an earlier round may not be played, or a refused happening would have
 * filled one of them, and is reported there. Other refused happenings don’t matter.
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

/** A store: a pool, the points above the base of the general pool, or charges by type: `minor`, `minor tass`. */
type Store = Purse | { readonly in: 'above the base' } | { readonly in: 'charges'; readonly type: string };

function isSameStore(one: Store, other: Store): boolean {
  if (one.in === 'charges' && other.in === 'charges') return one.type === other.type;
  if (one.in === 'drive' && other.in === 'drive') return isSamePurse(one, other);
  return one.in === other.in && one.in !== 'drive' && one.in !== 'charges';
}

/** The stores that a happening would fill. Neither a rest nor a breather brings the general pool above its base. */
function filledBy(fact: QuickShotFact): readonly Store[] {
  switch (fact.kind) {
    case 'rest':
      return [generalPool, ...fact.moves.map(({ purse }) => purse)];
    case 'breather':
      return [generalPool];
    case 'vacation':
      return [{ in: 'drive', drive: fact.to }];
    case 'completion':
      return fact.moves.flatMap(({ purse }) => withPoints(purse));
    case 'assigns':
    case 'converts':
      return withPoints(fact.to);
    case 'combines':
      return [{ in: 'charges', type: fact.into.text }];
    default:
      return [];
  }
}

function withPoints(purse: Purse): readonly Store[] {
  return purse.in === 'general' ? [purse, { in: 'above the base' }] : [purse];
}

/**
 * The stores that a happening would take from, where a lack causes the refusal. A breather takes nothing: it is refused
 * because there is too much.
 */
function drawnOn({ fact, applied }: Headed): readonly Store[] {
  if (isRefused(applied) && applied.fault === 'overspent-charges')
    return [{ in: 'charges', type: String(applied.data.type) }];
  switch (fact.kind) {
    case 'rest':
      return [{ in: 'above the base' }];
    case 'vacation':
      return [fact.from];
    case 'completion':
      return [{ in: 'drive', drive: fact.project }];
    case 'assigns':
      return [{ in: 'aside' }];
    default:
      return [];
  }
}
