/** The ids by which odds and steps name the rolls of a round and their outcomes. */
import type { Outcomes } from '../../../odds.ts';
import type { Deed } from '../deeds/deeds.ts';
import type { RoundPlan } from '../deeds/planned.ts';

export function actionId({ round }: Pick<RoundPlan, 'round'>, { actor, announcement }: Deed): string {
  return `${actor.name}/${round.announcements.indexOf(announcement)}`;
}

/** Of the contest by which steps show the deed. */
export function rollId(plan: Pick<RoundPlan, 'round'>, deed: Deed): string {
  return `roll/${actionId(plan, deed)}`;
}

/** Of something else that is counted in the deed’s roll. */
export function moreId(prefix: string, plan: Pick<RoundPlan, 'round'>, deed: Deed): string {
  return `${prefix}/${actionId(plan, deed)}`;
}

export function initiativeId(name: string): string {
  return `initiative/${name}`;
}

export const testOutcomes: Outcomes = new Map([
  ['succeeds', 'succeeds'],
  ['fails', 'fails'],
]);

export const initiativeOutcomes: Outcomes = new Map([
  ['early', 'acts before the Host’s characters'],
  ['late', 'acts after the Host’s characters'],
]);

/** What a blow can come to, the worst for its target last. */
export const blowOutcomes = {
  misses: 'misses',
  cover: 'strikes the cover',
  stopped: 'is stopped by armour',
  wounds: 'leaves 0 HP or more',
  silent: 'below 0 HP, injury left open',
  decided: 'below 0 HP, injury decided',
  winded: 'winds the target',
  drops: 'makes the target drop everything held',
  prone: 'knocks the target prone',
  amputated: 'amputates',
  dies: 'kills',
} as const;

export type BlowOutcome = keyof typeof blowOutcomes;

/** The outcomes that take HP, which is what a blow is for. */
export const harmful: ReadonlySet<BlowOutcome> = new Set<BlowOutcome>([
  'wounds',
  'silent',
  'decided',
  'winded',
  'drops',
  'prone',
  'amputated',
  'dies',
]);
