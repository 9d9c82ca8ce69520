/** Attempts whose pinned dice are a critical failure. */
import type { Scenario } from '../../../../scenario.ts';
import type { Source } from '../../../../source.ts';
import { mayLack } from '../../../../unread.ts';
import type { Attempt } from '../../attempt.ts';
import { factsOf, lastFact, type Purse, type QuickShotFact } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';
import { generalPool } from '../../purses.ts';
import { pinnedRolls, type PinnedRoll } from '../pinned-rolls.ts';
import { isUnsure, rollsBefore } from './earlier.ts';

/**
 * `isSure` says whether no earlier roll or condition can have changed what Willpower there is; `rolls` is where the
 * dice are written.
 */
export interface CriticalFailure extends PinnedRoll {
  readonly isSure: () => boolean;
  readonly rolls: Source;
}

/** None of a round of which something couldn’t be read: what is asked for may stand there. */
export function criticalFailures(scenario: Scenario<QuickShotFact>): readonly CriticalFailure[] {
  return pinnedRolls(scenario).flatMap((pinned) => {
    const {
      plan,
      attempt: {
        deed: { announcement },
      },
      outcome,
    } = pinned;
    const rolls = lastFact(announcement.clauses, 'rolls')?.source;
    if (outcome.result !== 'critical-failure' || rolls === undefined || mayLack(scenario, plan.context.round))
      return [];
    return [{ ...pinned, rolls, isSure: () => isSureOf(scenario, plan, pinned.attempt) }];
  });
}

/** Whether the text alone says what somebody has in the pools that may pay. */
export function isSureOf(scenario: Scenario<QuickShotFact>, plan: RoundPlan, attempt: Attempt): boolean {
  const { actor, announcement } = attempt.deed;
  return (
    rollsBefore(scenario, plan, actor, attempt) === 0 &&
    !isUnsure(scenario, plan, actor, [generalPool, ...servedBy(announcement.clauses)])
  );
}

/** The drives that may pay beside the general pool. */
function servedBy(clauses: readonly QuickShotFact[]): readonly Purse[] {
  return factsOf(clauses, 'serves')
    .flatMap(({ drives }) => drives)
    .map((drive): Purse => ({ in: 'drive', drive }));
}
