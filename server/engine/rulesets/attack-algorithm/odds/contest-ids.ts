/** By which ids odds and steps name what is rolled in a round. */
import type { Deed } from '../attacks.ts';
import type { Exchange } from '../exchange.ts';
import type { Moment } from '../moment.ts';

/** Somebody may announce several things. */
export function actionId({ round }: Pick<Moment, 'round'>, { actor, announcement }: Deed): string {
  return `${actor.name}/${round.announcements.indexOf(announcement)}`;
}

export function checkId(moment: Pick<Moment, 'round'>, deed: Deed): string {
  return `check/${actionId(moment, deed)}`;
}

/** Each side rolls once. */
export function exchangeId({ sides }: Exchange): string {
  return `roll/${sides.map(({ group }) => group).join('/')}`;
}
