/** Dice that a writer pins, each by itself, and to what each can be forced. */
import type { Result } from '../results.ts';
import type { Source } from '../source.ts';
import type { Forcing } from '../worth/trial-sentences.ts';

/** A die that shows what is written. */
export interface PinnedDie {
  readonly value: number;
  readonly source: Source;
}

/** Whether a die with so many faces can show it. */
export function isFace(value: number, faces: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= faces;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** In the order in which they are rolled: `the die` where there is one, else `the second die`, `the 12th die`. */
export function dieNames(count: number): readonly string[] {
  if (count === 1) return ['the die'];
  return Array.from({ length: count }, (_, index) => `the ${ordinals[index] ?? inFigures(index + 1)} die`);
}

function inFigures(place: number): string {
  const isTeen = Math.trunc(place / 10) % 10 === 1;
  return `${place}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10]) ?? 'th'}`;
}

/** Each of the dice on the table, which have so many faces, is a slot of its own, by its name. */
export function forcedDice(
  results: readonly Result[],
  slots: readonly string[],
  faces: number,
  write: Forcing['write'],
): Forcing {
  return {
    slots,
    write,
    faces: Array.from({ length: faces }, (_, index) => `${index + 1}`),
    now: results.map(({ label, pinned }) => (pinned === undefined ? undefined : label)),
    slotOf: results.map((_, index) => index),
  };
}
