/** Whether the exact odds of dice take no longer than somebody who types would wait. */
import type { DiceContest } from './contest.ts';
import { sidesOf } from './sides.ts';

/** A contest that is about as much work as this is counted in a tenth of a second. */
const mostWork = 100;

/**
 * Always for a hundred hands with up to ten dice each. With the dice grow the numbers, which are longest where chances
 * are reduced, once for all hands that are alike; and allies may tie in as many ways as there are of them.
 */
export function areDiceCountable({ hands }: DiceContest): boolean {
  const dice = hands.reduce((sum, hand) => sum + hand.dice, 0);
  const groups = sidesOf(hands).reduce((sum, side) => sum + side.groups.length, 0);
  return dice ** 2 * (groups / 500_000 + hands.length ** 2 / 1_000_000_000) <= mostWork;
}
