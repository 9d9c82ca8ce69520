/** The odds of one round: every attacker and check, and every roll of a side. */
import type { RoundOdds } from '../../../odds.ts';
import type { RoundPlan } from '../plan.ts';
import { actionsOf } from './actions.ts';
import { contestOdds } from './contests.ts';

export function roundOdds(plan: RoundPlan): Pick<RoundOdds, 'actions' | 'contests' | 'idle'> {
  const { idle } = plan.moment;
  return {
    actions: actionsOf(plan),
    contests: contestOdds(plan),
    ...(idle.length === 0 ? {} : { idle: idle.map(({ actor, why, announcement }) => ({ who: actor.name, why, source: announcement.source })) }),
  };
}
