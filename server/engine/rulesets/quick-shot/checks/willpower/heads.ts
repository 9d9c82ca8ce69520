/** What stands at the heads of rounds and comes to nothing, with the reason. */
import { eachOnce, type Finding } from '../../../../finding.ts';
import type { Scenario } from '../../../../scenario.ts';
import { mayLack } from '../../../../unread.ts';
import { isRefused, type Fault, type Refused } from '../../between/index.ts';
import type { QuickShotFact } from '../../facts.ts';
import type { Headed, RoundPlan } from '../../plan.ts';
import { writtenPlans } from '../written.ts';
import { isUnsure } from './earlier.ts';
import { drawnOn } from './stores.ts';

/** Something that comes to nothing. */
export interface InVain {
  readonly head: Headed;
  readonly data: Refused['data'];
  readonly plan: RoundPlan;
}

export type CheckInVain = (vain: InVain) => readonly Finding[];

/** What is found where something comes to nothing for one of these reasons. */
export function foundInVain(
  scenario: Scenario<QuickShotFact>,
  faults: readonly Fault[],
  check: CheckInVain,
): Iterable<Finding> {
  return eachOnce(inVain(scenario, faults).flatMap(check));
}

/** The same of reasons that hang on how much of something is there: only where the text says so for sure. */
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

/** What is found in everything that stands at the head of a round, each finding once. */
export function foundInHeads(
  scenario: Scenario<QuickShotFact>,
  check: (head: Headed, plan: RoundPlan) => readonly Finding[],
): Iterable<Finding> {
  return eachOnce(writtenPlans(scenario).flatMap((plan) => plan.head.flatMap((head) => check(head, plan))));
}
