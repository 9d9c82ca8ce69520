/** The distinct results of rolls, for enumerating all courses: rolls with the same effect on the fight are one way. */
import type Fraction from 'fraction.js';
import {
  areDiceCountable,
  certain,
  diceChances,
  diceTaskChances,
  highestOfDice,
  lowestOfDice,
  none,
  type DiceContest,
  type DiceHand,
  type DiceOpposition,
  type DiceOutcome,
  type DiceRoll,
} from '../../../chance/index.ts';
import { weighed, type Way } from '../../../play/branching.ts';

/** Dice on the table, and their outcome. */
export interface Rolled {
  readonly roll: DiceRoll;
  readonly outcome: DiceOutcome;
}

/**
 * Who acts, or nobody. Criticals and fumbles only affect reports, so they are ignored, and no dice are shown. Undefined
 * where counting takes too long.
 */
export function clashWays(contest: DiceContest): readonly Way<Rolled>[] | undefined {
  if (!areDiceCountable(contest)) return undefined;
  const { hands, tie } = diceChances(contest);
  const way = (actor: string | undefined): Rolled => ({
    roll: new Map(),
    outcome: {
      verdict: actor === undefined ? 'tie' : 'acts',
      ...(actor === undefined ? {} : { actor }),
      tied: [],
      everyoneFumbles: false,
      hands: new Map(),
    },
  });
  return weighed([...[...hands].map(([id, { acts }]) => [way(id), acts] as const), [way(undefined), tie]]);
}

/** The highest dice of a task: one representative pair of values for a success, a tie, a failure. */
export function taskWays(hand: DiceHand, against: DiceOpposition): readonly Way<readonly [number, number]>[] {
  const { succeeds, tie, fails } = diceTaskChances(hand, against);
  return weighed([
    [[2, 1], succeeds],
    [[1, 1], tie],
    [[1, 2], fails],
  ]);
}

/** The possible losses of a damage roll, given the pinned dice; losses above `most` are combined. */
export function lossWays(
  dice: number,
  keep: 'highest' | 'lowest',
  held: readonly number[],
  most: number,
): readonly Way<number>[] {
  const open =
    dice === 0
      ? new Map<number, Fraction>([[keep === 'lowest' ? Infinity : 0, certain]])
      : keep === 'lowest'
        ? lowestOfDice(dice)
        : highestOfDice(dice);
  const losses = new Map<number, Fraction>();
  for (const [value, chance] of open) {
    const loss = Math.min(most, keep === 'lowest' ? Math.min(value, ...held) : Math.max(value, ...held));
    losses.set(loss, (losses.get(loss) ?? none).add(chance));
  }
  return weighed([...losses]);
}
