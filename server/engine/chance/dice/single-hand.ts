/** What some dice are worth by themselves: the distributions of the highest and of the lowest. */
import { toFraction } from '../fractions.ts';
import type { ValueChances } from '../cards/single-hand.ts';
import { dieFaces } from './contest.ts';
import { allRolls, highestRolls } from './highest.ts';

/** The highest of so many dice; of none it is 0. */
export function highestOfDice(dice: number): ValueChances {
  const total = allRolls({ dice });
  return new Map(highestRolls({ dice }).map(({ value, rolls }) => [value, toFraction(rolls, total)]));
}

/** The lowest of so many dice; of none it is 0. Seen from below, a die is as high as it is low from above. */
export function lowestOfDice(dice: number): ValueChances {
  const turned = [...highestOfDice(dice)].map(
    ([value, chance]) => [value === 0 ? 0 : dieFaces + 1 - value, chance] as const,
  );
  return new Map(turned.reverse());
}
