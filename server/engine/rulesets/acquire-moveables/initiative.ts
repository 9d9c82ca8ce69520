/** Who tests initiative. */
import type { Cast, Fighter } from './cast.ts';

/** Whether somebody is a player’s character: only they test initiative (am-164). A summon is nobody’s character. */
export function isTested({ hand, isSummon }: Fighter): boolean {
  return hand === 'Players' && !isSummon;
}

/** Whether anybody can come between the players’ characters; without them initiative decides nothing (am-163). */
export function hasInitiative({ fighters }: Cast): boolean {
  return ![...fighters.values()].every(isTested);
}
