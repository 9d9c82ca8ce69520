/** Vacations of a scenario, with what becomes of them. */
import type { Finding } from '../../../../finding.ts';
import type { Scenario } from '../../../../scenario.ts';
import type { QuickShotFact, Vacation } from '../../facts.ts';
import type { Condition } from '../../fight.ts';
import { conditionOf } from '../../fight.ts';
import type { RoundPlan } from '../../plan.ts';
import { pointsIn } from '../../purses.ts';
import { foundInHeads } from './heads.ts';

/** What is found in any vacation; `holds` is what the drive has from which is taken. */
export function foundInVacations(
  scenario: Scenario<QuickShotFact>,
  check: (vacation: Vacation, holds: number) => readonly Finding[],
): Iterable<Finding> {
  return foundInHeads(scenario, ({ who, fact }, plan) =>
    fact.kind === 'vacation' ? check(fact, pointsIn(before(plan, who.name), fact.from) ?? 0) : [],
  );
}

function before({ found }: RoundPlan, name: string): Condition {
  return conditionOf(found, name);
}

/** What arrives of so much that is taken: half, and nothing for what is left over. */
export function arriving(taken: number): number {
  return Math.trunc(taken / 2);
}
