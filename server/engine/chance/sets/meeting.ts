/**
 * Which needs can be met at once. A selection of needs is a number of which bit n stands for the need at place n; what
 * can be met is a number of which bit s stands for the selection s, so that what two ways can meet together is their
 * bits together.
 */
import { served } from './fitting.ts';
import { mostNeeds, type SetsPool } from './pool.ts';

/** Bit s is set where the selection s can be met. */
export type Meetable = bigint;

/** What sets of these widths can meet of a pool’s needs; asked for the same widths again, it knows. */
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

/** A selection of which a part can’t be met can’t be met either. */
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

/**
 * The selections that can be met and to which no need can be added, each as the places of its needs, in ascending
 * order.
 */
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
