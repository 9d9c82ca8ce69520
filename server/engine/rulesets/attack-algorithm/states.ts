/** The states in which somebody can be. */
import { conditionOf, hasNoHitPoints, isOut, type Fight } from './fight.ts';
import { atNoHitPoints } from './vocabulary.ts';

/** Whether somebody is in a state as the vocabulary or the odds name it. */
export function isIn(fight: Fight, name: string, state: string): boolean {
  switch (state) {
    case 'down':
    case 'out of the fight':
      return isOut(fight, name);
    case 'unhurt':
      return conditionOf(fight, name).damage === 0;
    case 'hurt':
      return conditionOf(fight, name).damage > 0;
    case atNoHitPoints:
      return hasNoHitPoints(conditionOf(fight, name));
    default:
      return false;
  }
}
