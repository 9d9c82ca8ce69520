/** Who tests initiative. */
import type { Fighter } from './cast.ts';

/** Whether somebody is a player’s character: only they test initiative (am-164). A summon is nobody’s character. */
export function isTested({ hand, isSummon }: Fighter): boolean {
  return hand === 'Players' && !isSummon;
}
