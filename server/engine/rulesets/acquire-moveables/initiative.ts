/** Who tests initiative. */
import type { Fighter } from './cast.ts';

/** Whether somebody is a player’s character: only they test initiative (am-164). */
export function isTested({ hand }: Fighter): boolean {
  return hand === 'Players';
}
