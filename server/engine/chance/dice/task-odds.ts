/** The exact odds of a task. */
import { toFraction } from '../fractions.ts';
import type { Dice } from './contest.ts';
import { allRolls, highestRolls } from './highest.ts';
import type { ValueRolls } from './highest.ts';
import { toTaskChances } from './task.ts';
import type { DiceOpposition, DiceTaskChances, TaskEvent } from './task.ts';

/** The same result as enumerating all rolls of both sides. */
export function diceTaskChances(hand: Dice, against: DiceOpposition): DiceTaskChances {
  const own = highestRolls(hand);
  const opposing = 'dice' in against ? highestRolls(against) : [{ value: against.number, rolls: 1n }];
  const total = allRolls(hand) * ('dice' in against ? allRolls(against) : 1n);
  return toTaskChances(against, (happens) => toFraction(rollsWhere(own, opposing, happens), total));
}

function rollsWhere(own: readonly ValueRolls[], opposing: readonly ValueRolls[], happens: TaskEvent): bigint {
  const pairs = own.flatMap((one) =>
    opposing.filter((other) => happens(one.value, other.value)).map((other) => one.rolls * other.rolls),
  );
  return pairs.reduce((sum, rolls) => sum + rolls, 0n);
}
