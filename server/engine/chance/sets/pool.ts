/**
 * Pools of dice that are searched for sets: dice that show one face. Rolling them, and how often each face lies there.
 */
import type { Throws } from '../throws.ts';

/**
 * A die of so many faces; those from `target` on count in sets. A roll with `ones` or more dice that show a 1 is
 * critical.
 */
export interface SetsDie {
  readonly of: number;
  readonly target: number;
  readonly ones: number;
}

/** Whether dice of one face may serve several needs, each die once, or every need takes a face of its own. */
export type Divide = 'shared' | 'whole';

/**
 * How a roll may be made to hold wider sets. `once`: one set of two or more dice goes one face up for one die less, or
 * three faces down for one die more. `gather`, as often as wished: for one die of a passing face or of one beside it,
 * all dice of the passing faces beside it come to that face.
 */
export type Squash = 'none' | 'once' | 'gather';

/**
 * `dice` dice that are still to be rolled, beside those `held`, whose faces are known. Each of `needs` is how many dice
 * of one face are asked for; they are known by their places, and no more than `mostNeeds` of them are looked at.
 */
export interface SetsPool extends SetsDie {
  readonly dice: number;
  readonly held?: readonly number[];
  readonly needs: readonly number[];
  readonly divide: Divide;
  readonly squash: Squash;
}

/** More needs than any roll of the games here has dice. */
export const mostNeeds = 12;

/** How many dice show each face; at 0 those that show a 1. */
export type Counts = readonly number[];

/** The faces of the held dice, then those of the rolled ones. */
export function rollForSets({ dice, held = [], of }: SetsPool, throws: Throws): readonly number[] {
  return [...held, ...Array.from({ length: dice }, () => 1 + throws.pick(of))];
}

export function countsIn({ of }: SetsDie, roll: readonly number[]): Counts {
  const counts = new Array<number>(of).fill(0);
  for (const face of roll) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  return counts;
}

/** Whether so many dice show a 1 that the roll is critical, which no squashing changes. */
export function isCriticalRoll({ ones }: SetsDie, [shown = 0]: Counts): boolean {
  return shown >= ones;
}
