/** By which ids odds and steps name what is rolled for in a round. */
import type { Attempt } from '../attempt.ts';
import type { Moment } from '../moment.ts';
import type { Team } from '../teams.ts';

/** Somebody may attempt several things. */
export function actionId({ round }: Pick<Moment, 'round'>, { deed: { actor, announcement } }: Attempt): string {
  return `${actor.name}/${round.announcements.indexOf(announcement)}`;
}

export function attemptId(moment: Pick<Moment, 'round'>, attempt: Attempt): string {
  return `attempt/${actionId(moment, attempt)}`;
}

export function teamId({ number }: Team): string {
  return `team/${number}`;
}
