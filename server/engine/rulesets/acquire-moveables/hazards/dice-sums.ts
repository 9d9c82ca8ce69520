/** Several d6 that are added up. */
import type { Way } from '../../../play/branching.ts';
import type { Throws } from '../../../chance/index.ts';
import { hurtDie } from './fall-dice.ts';

export function rollAll(dice: number, throws: Throws): readonly number[] {
  return Array.from({ length: dice }, () => 1 + throws.pick(hurtDie));
}

/** The sums of this many d6, each as dice that show it, with the number of ways to roll it. */
export function sumWays(dice: number): readonly Way<readonly number[]>[] {
  let weights: readonly bigint[] = [1n];
  for (let die = 0; die < dice; die += 1) weights = withOneMore(weights);
  return weights.map((weight, above) => ({ what: diceAbove(dice, above), weight }));
}

/** The weights of the sums with a die more; the first is that of the lowest sum. */
function withOneMore(weights: readonly bigint[]): readonly bigint[] {
  return Array.from({ length: weights.length + hurtDie - 1 }, (_, sum) =>
    weights.slice(Math.max(0, sum - hurtDie + 1), sum + 1).reduce((all, weight) => all + weight, 0n),
  );
}

/** Dice whose sum is this far above the lowest. */
function diceAbove(dice: number, above: number): readonly number[] {
  return Array.from(
    { length: dice },
    (_, index) => 1 + Math.max(0, Math.min(hurtDie - 1, above - index * (hurtDie - 1))),
  );
}
