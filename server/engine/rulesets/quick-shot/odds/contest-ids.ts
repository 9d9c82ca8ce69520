/** The ids by which odds and steps name the attempts of a round. */
import type { Attempt } from '../attempts/attempt.ts';
import type { RoundContext } from '../round-context.ts';
import type { Team } from '../attempts/teams.ts';

/** Somebody may make several attempts. */
export function actionId({ round }: Pick<RoundContext, 'round'>, { deed: { actor, announcement } }: Attempt): string {
  return `${actor.name}/${round.announcements.indexOf(announcement)}`;
}

export function attemptId(context: Pick<RoundContext, 'round'>, attempt: Attempt): string {
  return `attempt/${actionId(context, attempt)}`;
}

export function teamId({ number }: Team): string {
  return `team/${number}`;
}
