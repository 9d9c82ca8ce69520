/**
 * Which needs can be met together. A selection of needs is a bit mask in which bit n stands for the need at index n;
 * what can be met is a bit mask in which bit s stands for the selection s, so that the union of two results is their
 * bitwise or.
 */
import { served } from './fitting.ts';
import { mostNeeds, type SetsPool } from './pool.ts';

/** Bit s is set if the selection s can be met. */
export type Meetable = bigint;

/** What sets of these widths can meet of a pool’s needs; results are memoized by widths. */
export function meetableBy({
  needs: all,
  divide,
}: Pick<SetsPool, 'needs' | 'divide'>): (widths: readonly number[]) => Meetable {
  const needs = all.slice(0, mostNeeds);
  const known = new Map<string, Meetable>();
  return (widths) => {
    const sorted = widths.toSorted((one, other) => other - one);
    const key = sorted.join();
    const meetable = known.get(key) ?? meetableOf(sorted, needs, divide);
    known.set(key, meetable);
    return meetable;
  };
}

/** If a part of a selection can’t be met, the selection can’t be met either. */
function meetableOf(widths: readonly number[], needs: readonly number[], divide: SetsPool['divide']): Meetable {
  let meetable = 1n;
  for (let selection = 1; selection < 1 << needs.length; selection += 1) {
    const withoutLowest = selection & (selection - 1);
    if (!canMeet(meetable, withoutLowest)) continue;
    if (
      served(
        widths,
        needs.filter((_, at) => holds(selection, at)),
        divide,
      ) !== undefined
    )
      meetable |= 1n << BigInt(selection);
  }
  return meetable;
}

export function canMeet(meetable: Meetable, selection: number): boolean {
  return ((meetable >> BigInt(selection)) & 1n) === 1n;
}

/** The maximal selections that can be met, each as the indexes of its needs, in ascending order. */
export function choicesIn(meetable: Meetable, { needs }: Pick<SetsPool, 'needs'>): readonly (readonly number[])[] {
  const places = needs.slice(0, mostNeeds).map((_, at) => at);
  const choices: (readonly number[])[] = [];
  for (let selection = 0; selection < 1 << places.length; selection += 1) {
    const isMost =
      canMeet(meetable, selection) &&
      places.every((at) => holds(selection, at) || !canMeet(meetable, selection | (1 << at)));
    if (isMost) choices.push(places.filter((at) => holds(selection, at)));
  }
  return choices;
}

function holds(selection: number, at: number): boolean {
  return ((selection >> at) & 1) === 1;
}
