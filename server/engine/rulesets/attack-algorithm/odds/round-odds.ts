/** The odds of one round: every attacker and check, and every roll of a side. */
import type { RoundOdds } from '../../../odds.ts';
import type { RoundPlan } from '../plan.ts';
import { actionsOf } from './actions.ts';
import { contestOdds } from './contests.ts';
import { rollsOf } from './exchange-figures.ts';
import { standingOf } from './standing.ts';

/** `brief` leaves out the distributions and the standing of the combatants. */
export function roundOdds(
  plan: RoundPlan,
  brief: boolean,
): Pick<RoundOdds, 'actions' | 'contests' | 'idle' | 'standing'> {
  const { idle } = plan.context;
  const rolls = rollsOf(plan, brief);
  const standing = brief ? [] : standingOf(plan, rolls);
  return {
    actions: actionsOf(plan),
    contests: contestOdds(plan, rolls),
    ...(idle.length === 0
      ? {}
      : { idle: idle.map(({ actor, why, announcement }) => ({ who: actor.name, why, source: announcement.source })) }),
    ...(standing.length === 0 ? {} : { standing }),
  };
}
