/** The ids by which odds and steps name the rolls of a round. */
import type { Deed } from '../attacks.ts';
import type { Exchange } from '../exchange.ts';
import type { RoundContext } from '../round-context.ts';

/** Somebody may announce several things. */
export function actionId({ round }: Pick<RoundContext, 'round'>, { actor, announcement }: Deed): string {
  return `${actor.name}/${round.announcements.indexOf(announcement)}`;
}

export function checkId(context: Pick<RoundContext, 'round'>, deed: Deed): string {
  return `check/${actionId(context, deed)}`;
}

/** Each side rolls once. */
export function exchangeId({ sides }: Exchange): string {
  return `roll/${sides.map(({ group }) => group).join('/')}`;
}
