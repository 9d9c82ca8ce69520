/** How long a depletion die or a sudden-end die lasts, in rolls. */
import Fraction from 'fraction.js';
import { certain, none } from '../../../chance/index.ts';
import { stepped } from './ladder.ts';

/** A depletion die steps down on a 1 (am-016); a sudden-end die on every roll, and a 1 ends it (am-018, am-019). */
export type LastingKind = 'depletion' | 'sudden-end';

/** The size after a roll; undefined if the die is gone, or its effect over. */
export function afterRoll(kind: LastingKind, size: number, rolled: number): number | undefined {
  if (kind === 'depletion') return rolled === 1 ? stepped(size, -1) : size;
  return rolled === 1 ? undefined : stepped(size, -1);
}

/** The chance that it ends with each of the first rolls, from the first. */
export function endsWith(kind: LastingKind, size: number, rolls: number): readonly Fraction[] {
  let left: ReadonlyMap<number, Fraction> = new Map([[size, certain]]);
  return Array.from({ length: rolls }, () => {
    const [ends, next] = onceMore(kind, left);
    left = next;
    return ends;
  });
}

/** The mean number of rolls until it ends. */
export function meanRolls(kind: LastingKind, size: number): Fraction {
  const next = stepped(size, -1);
  if (kind === 'depletion') return new Fraction(size).add(next === undefined ? 0 : meanRolls(kind, next));
  return next === undefined
    ? certain
    : certain.add(
        meanRolls(kind, next)
          .mul(size - 1)
          .div(size),
      );
}

/** The chance that one roll ends it, and the sizes left otherwise. */
function onceMore(
  kind: LastingKind,
  left: ReadonlyMap<number, Fraction>,
): readonly [Fraction, ReadonlyMap<number, Fraction>] {
  const next = new Map<number, Fraction>();
  let ends = none;
  for (const [size, chance] of left) {
    for (const [rolled, share] of [
      [1, new Fraction(1, size)],
      [2, new Fraction(size - 1, size)],
    ] as const) {
      const after = afterRoll(kind, size, rolled);
      const both = chance.mul(share);
      if (after === undefined) ends = ends.add(both);
      else next.set(after, both.add(next.get(after) ?? none));
    }
  }
  return [ends, next];
}
