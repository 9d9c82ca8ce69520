/** By which ids odds and steps name the contests of a round; an action has the name of whoever announces it. */
import type { Deed } from '../deeds.ts';

/** Nobody announces two things in one round. */
export function taskId({ actor }: Deed): string {
  return `task/${actor.name}`;
}

/** Nobody is in two Clashes. */
export function clashId([first]: readonly Deed[]): string {
  return `clash/${first?.actor.name ?? ''}`;
}
