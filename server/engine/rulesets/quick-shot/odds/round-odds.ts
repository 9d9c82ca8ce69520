/** The odds of one round: every attempt as a whole, and each of its actions. */
import type { RoundOdds } from '../../../odds.ts';
import { rolledIn, type RoundPlan } from '../plan.ts';
import { actionOf } from './actions.ts';
import { contestOf } from './contests.ts';
import { attemptOdds } from './weighted-outcomes.ts';
import { standingOf } from './standing.ts';
import { teamContest } from './teams.ts';

/** `brief` leaves out the changes of Willpower and the standing of the combatants. */
export function roundOdds(
  plan: RoundPlan,
  brief: boolean,
): Pick<RoundOdds, 'actions' | 'contests' | 'idle' | 'standing'> {
  const { context } = plan;
  const { idle } = context;
  const attempts = rolledIn(plan).map((attempt) => attemptOdds(context.cast, attempt));
  const standing = brief ? [] : standingOf(plan, attempts);
  return {
    actions: attempts.map((odds) => actionOf(context, odds)),
    contests: [
      ...attempts.map((odds) => contestOf(context, odds, brief)),
      ...plan.teams.map((team) => teamContest(context, team)),
    ],
    ...(idle.length === 0
      ? {}
      : { idle: idle.map(({ actor, why, announcement }) => ({ who: actor.name, why, source: announcement.source })) }),
    ...(standing.length === 0 ? {} : { standing }),
  };
}
