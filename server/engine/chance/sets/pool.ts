/**
 * Pools of dice that are searched for sets, which are dice that show one face: rolling them, and how many dice show
 * each face.
 */
import type { Throws } from '../throws.ts';

/**
 * A die with this number of faces; those from `target` up count in sets. A roll with `ones` or more dice that show a 1
 * is critical.
 */
export interface SetsDie {
  readonly of: number;
  readonly target: number;
  readonly ones: number;
}

/** Whether dice of one face may serve several needs, each die once, or every need takes a separate face. */
export type Divide = 'shared' | 'whole';

/**
 * How a roll may be changed to hold wider sets. `once`: one set of two or more dice goes one face up for one die less,
 * or three faces down for one die more. `gather`, any number of times: for one die of a passing face or of an adjacent
 * one, all dice of the adjacent passing faces move to that face.
 */
export type Squash = 'none' | 'once' | 'gather';

/**
 * `dice` dice that are still to be rolled, beside those `held`, whose faces are known. Each of `needs` is the number of
 * dice of one face required; they are identified by index, and at most `mostNeeds` of them are considered.
 */
export interface SetsPool extends SetsDie {
  readonly dice: number;
  readonly held?: readonly number[];
  readonly needs: readonly number[];
  readonly divide: Divide;
  readonly squash: Squash;
}

/** More needs than any roll of these games has dice. */
export const mostNeeds = 12;

/** How many dice show each face; index 0 is for those that show a 1. */
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

/** Whether enough dice show a 1 for the roll to be critical, which squashing doesn't change. */
export function isCriticalRoll({ ones }: SetsDie, [shown = 0]: Counts): boolean {
  return shown >= ones;
}
