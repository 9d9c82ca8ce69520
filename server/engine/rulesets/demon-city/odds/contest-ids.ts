/** The ids by which odds and steps name the contests of a round; an action has its actor’s name. */
import type { Deed } from '../deeds.ts';

/** Nobody has two deeds in one round. */
export function taskId({ actor }: Deed): string {
  return `task/${actor.name}`;
}

/** Nobody is in two Clashes. */
export function clashId([first]: readonly Deed[]): string {
  return `clash/${first?.actor.name ?? ''}`;
}
