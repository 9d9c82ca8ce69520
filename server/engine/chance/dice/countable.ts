/** Whether the exact odds of dice can be computed quickly enough while somebody types. */
import type { DiceContest } from './contest.ts';
import { sidesOf } from './sides.ts';

/** A contest of about this much work takes a tenth of a second. */
const mostWork = 100;

/**
 * True for any hundred hands with up to ten dice each. More dice mean longer numbers, which are longest where chances
 * are reduced, once for all equal hands; and allies may tie in as many ways as there are of them.
 */
export function areDiceCountable({ hands }: DiceContest): boolean {
  const dice = hands.reduce((sum, hand) => sum + hand.dice, 0);
  const groups = sidesOf(hands).reduce((sum, side) => sum + side.groups.length, 0);
  return dice ** 2 * (groups / 500_000 + hands.length ** 2 / 1_000_000_000) <= mostWork;
}
