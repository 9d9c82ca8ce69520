/** The distributions of the highest and of the lowest of some dice. */
import { toFraction } from '../fractions.ts';
import type { ValueChances } from '../cards/single-hand.ts';
import { dieFaces } from './contest.ts';
import { allRolls, highestRolls } from './highest.ts';

/** The highest of a number of dice; 0 if there are none. */
export function highestOfDice(dice: number): ValueChances {
  const total = allRolls({ dice });
  return new Map(highestRolls({ dice }).map(({ value, rolls }) => [value, toFraction(rolls, total)]));
}

/** The lowest of a number of dice; 0 if there are none. The lowest die is the mirror image of the highest. */
export function lowestOfDice(dice: number): ValueChances {
  const turned = [...highestOfDice(dice)].map(
    ([value, chance]) => [value === 0 ? 0 : dieFaces + 1 - value, chance] as const,
  );
  return new Map(turned.reverse());
}
