/**
 * What makes an action of an attempt easier or harder, and what that comes to before the five difficulties bound it.
 */
import { isCounted } from '../../../../recount.ts';
import { sameSource } from '../../../../source.ts';
import type { Attempt } from '../../attempt.ts';
import { fightersNamed, wordsKey } from '../../cast.ts';
import { hinderingWeaknesses, type WrittenNeed } from '../../needs.ts';
import { factsOf, type Change, type TeamWork, type Weakness } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';

/** One thing that changes a difficulty; `amount` is above 0 where it makes it easier. */
export interface Changing {
  readonly fact: Change | TeamWork | Weakness;
  readonly amount: number;
}

/** Those that count for one action. */
export function changesOf(plan: RoundPlan, attempt: Attempt, need: WrittenNeed): readonly Changing[] {
  return factsFor(plan, attempt, need).flatMap((fact) => {
    const counted = attempt.pool.modifiers.find(
      (modifier) => isCounted(modifier) && sameSource(modifier.source, fact.source),
    );
    return counted === undefined ? [] : [{ fact, amount: counted.amount }];
  });
}

function factsFor(
  { moment: { cast, round } }: RoundPlan,
  { deed }: Attempt,
  need: WrittenNeed,
): readonly Changing['fact'][] {
  return [
    ...factsOf(deed.announcement.clauses, 'change').filter(
      ({ action }) => action === undefined || wordsKey(action.text) === wordsKey(need.words),
    ),
    ...factsOf(round.facts, 'team work').filter(
      ({ team, task }) =>
        fightersNamed(cast, team).includes(deed.actor) && wordsKey(task.text) === wordsKey(need.words),
    ),
    ...hinderingWeaknesses(deed),
  ];
}

/** The effect that an action would need after all changes, whether there is such a difficulty or not. */
export function effectAfter({ effect = 0 }: WrittenNeed, changes: readonly Changing[]): number {
  return changes.reduce((sum, { amount }) => sum - amount, effect);
}
