/** What one roll can meet, and how it is squashed for that; shared by play and plain enumeration. */
import { served } from './fitting.ts';
import { choicesIn, meetableBy } from './meeting.ts';
import { countsIn, isCriticalRoll, type Counts, type SetsPool } from './pool.ts';
import { squashedFrom, type Squashed } from './squashing.ts';

/**
 * The result of a roll as far as the dice decide it: whether it is critical, and which needs can be met together, by
 * index.
 */
export interface Met {
  readonly critical: boolean;
  /** All maximal selections; one with all needs if everything can be met. */
  readonly choices: readonly (readonly number[])[];
}

export function metBy(pool: SetsPool, roll: readonly number[]): Met {
  const counts = countsIn(pool, roll);
  const meetable = meetableBy(pool);
  const all = squashedFrom(pool, counts).reduce(
    (bits, squashed) => bits | meetable(widthsIn(pool, squashed.counts)),
    0n,
  );
  return { critical: isCriticalRoll(pool, counts), choices: choicesIn(all, pool) };
}

/**
 * A way to meet some of the needs: what is squashed for it, and the face of the set that serves each, by index of the
 * needs.
 */
export interface Service extends Squashed {
  readonly faces: ReadonlyMap<number, number>;
}

/**
 * Uses the fewest moves, and for each need the narrowest set that is wide enough; undefined if they can’t be met
 * together.
 */
export function serviceOf(pool: SetsPool, roll: readonly number[], places: readonly number[]): Service | undefined {
  const needs = places.map((at) => pool.needs[at] ?? 0);
  for (const squashed of squashedFrom(pool, countsIn(pool, roll))) {
    const by = served(widthsIn(pool, squashed.counts), needs, pool.divide);
    if (by !== undefined)
      return { ...squashed, faces: new Map(places.map((place, at) => [place, pool.target + (by[at] ?? 0)])) };
  }
  return undefined;
}

/** How many dice show each passing face, lowest first. */
export function widthsIn({ target }: Pick<SetsPool, 'target'>, counts: Counts): readonly number[] {
  return counts.slice(target - 1);
}

/** Whether all needs can be met together. */
export function meetsAll({ choices }: Met, { needs }: Pick<SetsPool, 'needs'>): boolean {
  return choices.some((choice) => choice.length === needs.length);
}
