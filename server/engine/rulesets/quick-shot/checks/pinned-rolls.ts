/** Attempts of which every die is pinned, with what comes of them: so the text can be held against its own dice. */
import { eachOnce, type Finding } from '../../../finding.ts';
import { derive } from '../../../derive/index.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Attempt } from '../attempt.ts';
import type { QuickShotFact } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { outcomeOf, type Outcome } from '../outcome.ts';
import { rolledIn, type RoundPlan } from '../plan.ts';
import { withPins } from '../play/rolls.ts';
import { settled, type Settled } from '../stakes.ts';
import { writtenPlans } from './written.ts';

export interface PinnedRoll {
  readonly plan: RoundPlan;
  readonly attempt: Attempt;
  /** The faces in the order in which they are written. */
  readonly roll: readonly number[];
  readonly outcome: Outcome;
  /** As far as the text alone says what Willpower there is. */
  readonly settled: Settled;
}

/** Worked out once for all checks. */
export const pinnedRolls = derive(
  'quick-shot/pinned rolls',
  (scenario: Scenario<QuickShotFact>): readonly PinnedRoll[] =>
    writtenPlans(scenario).flatMap((plan) =>
      rolledIn(plan).flatMap((attempt) => {
        const roll = attempt.pins.flatMap((pin) => pin?.value ?? []);
        if (roll.length === 0 || roll.length < attempt.pool.size) return [];
        const outcome = outcomeOf(plan.context.cast, attempt, withPins(attempt), roll);
        return [
          {
            plan,
            attempt,
            roll,
            outcome,
            settled: settled(conditionOf(plan.context.fight, attempt.deed.actor.name), attempt, outcome.result),
          },
        ];
      }),
    ),
);

/** What is found in any pinned roll, each finding once. */
export function foundInRolls(
  scenario: Scenario<QuickShotFact>,
  check: (pinned: PinnedRoll) => readonly Finding[],
): Iterable<Finding> {
  return eachOnce(pinnedRolls(scenario).flatMap(check));
}
