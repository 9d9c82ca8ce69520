/** The dice of a fall: 1d6 times a die whose size is the squares fallen (am-242 to am-245). */
import { together, type Way } from '../../../play/branching.ts';
import { largestWithin, stepped } from '../dice/ladder.ts';

/** The first die of a fall, and the die of gorging and of fire. */
export const hurtDie = 6;

/**
 * The size of the second die: the squares rounded down to the ladder, and a step down for each of these reasons. It is
 * 0 below d2, and so is the damage (am-q140, am-q141).
 */
export function fallDie(squares: number, stepsDown: number): number {
  const whole = largestWithin(squares);
  return whole === undefined ? 0 : (stepped(whole, -stepsDown) ?? 0);
}

export interface FallRolls {
  readonly first: number;
  readonly second: number;
}

/** How often each product comes up, up to one from which on all of them come to the same. */
export function fallWays(die: number, enough: number): readonly Way<FallRolls>[] {
  const rolls = Array.from({ length: hurtDie * die }, (_, index) => ({
    what: { first: 1 + Math.floor(index / die), second: 1 + (index % die) },
    weight: 1n,
  }));
  return together(rolls, ({ first, second }) => `${Math.min(enough, first * second)}`);
}
