/** The odds of the New attack algorithm the slow way, for comparison: every roll, every order, every damage die. */
import { planOf } from '../engine/attack-algorithm/odds-of.ts';
import { enumerated } from '../engine/attack-algorithm/enumerate.ts';
import { median, type Rounds } from './measure.ts';

/** All rolls of the first round of a text without its title and its rules. */
export function enumeration(text: string, rounds: Rounds): number {
  const { moment: { cast }, exchanges } = planOf(text);
  return median(rounds, () => {
    for (const exchange of exchanges) enumerated({ cast, exchange, pins: new Map() });
  });
}
