/** Pinned dice: their names, valid faces, and what each die can be forced to in the panel. */
import type { Result } from '../results.ts';
import type { Source } from '../source.ts';
import type { Forcing } from '../worth/trial-sentences.ts';

/** A die whose face is written in the scenario. */
export interface PinnedDie {
  readonly value: number;
  readonly source: Source;
}

/** Whether a die with `faces` faces can show `value`. */
export function isFace(value: number, faces: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= faces;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** Names in rolling order: `the die` if there is one, else `the second die`, `the 12th die`. */
export function dieNames(count: number): readonly string[] {
  if (count === 1) return ['the die'];
  return Array.from({ length: count }, (_, index) => `the ${ordinals[index] ?? inFigures(index + 1)} die`);
}

function inFigures(place: number): string {
  const isTeen = Math.trunc(place / 10) % 10 === 1;
  return `${place}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10]) ?? 'th'}`;
}

/** The slots by which each rolled die can be forced; it has `faces` faces, unless its result has others. */
export function forcedDice(
  results: readonly Result[],
  slots: readonly string[],
  faces: number,
  write: Forcing['write'],
): Forcing {
  return {
    slots,
    write,
    faces: results.map((result) => facesUpTo(result.faces ?? faces)),
    now: results.map(({ label, pinned }) => (pinned === undefined ? undefined : label)),
    slotOf: results.map((_, index) => index),
  };
}

function facesUpTo(last: number): readonly string[] {
  return Array.from({ length: last }, (_, index) => `${index + 1}`);
}
