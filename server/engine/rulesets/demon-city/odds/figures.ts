/** Chances under the names in which users see them, for both editions. */
import { certain } from '../../../chance/index.ts';
import type { Figure, OutcomeOdds } from '../../../odds.ts';
import type { Scenario } from '../../../scenario.ts';
import { agree, sideWords } from '../play/words.ts';
import type Fraction from 'fraction.js';

/** What a side does, as an outcome: `the Players act`, `Hyder acts`. */
export function actsLabel(scenario: Scenario, side: string): string {
  const alone = scenario.sides.some((each) => each.name === side && each.alone);
  return `${sideWords(side, alone)} ${agree(side, 'act', 'acts')}`;
}

/** The partition of something measured against one number or one throw of the Host. */
export function taskOdds(succeeds: Fraction, equal: Fraction): OutcomeOdds {
  return new Map([
    ['succeeds', exactly(succeeds)],
    ['tie', exactly(equal)],
    ['fails', exactly(certain.sub(succeeds).sub(equal))],
  ]);
}

/** A share of so many plays has its 95% interval beside it (Wilson's); without plays the chance is exact. */
export function figure(chance: Fraction, plays: number | undefined): Figure {
  if (plays === undefined) return exactly(chance);
  const [share, z] = [chance.valueOf(), 1.96];
  const middle = share + (z * z) / (2 * plays);
  const width = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * plays)) / plays);
  const whole = 1 + (z * z) / plays;
  return { chance, sample: { plays, low: Math.max(0, (middle - width) / whole), high: Math.min(1, (middle + width) / whole) } };
}

export function exactly(chance: Fraction): Figure {
  return { chance };
}
