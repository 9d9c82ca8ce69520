/** Selects what the timeline shows of a course: rounds, their marks, and where a branch leaves the original. */
import type { PanelModel } from '../../../../server/protocol/index.ts';
import { indexOfStep, placesOf } from './places.ts';

/** A round by its index, or a range of rounds that isn’t drawn (gap). */
export type Entry =
  | { readonly type: 'round'; readonly at: number }
  | { readonly type: 'gap'; readonly from: number; readonly to: number };

// Rounds farther from the current one than this aren’t drawn, except the first and the last.
const nearest = { wide: 6, narrow: 2 };

/** `rounds` are those with something to show, `here` is the current one. */
export function entriesOf(rounds: readonly number[], here: number, isNarrow = false): readonly Entry[] {
  const middle = Math.max(
    0,
    rounds.findIndex((at) => at >= here),
  );
  const most = isNarrow ? nearest.narrow : nearest.wide;
  return rounds.flatMap((at, index) => entryOf(rounds, at, index, middle, most));
}

function entryOf(rounds: readonly number[], at: number, index: number, middle: number, most: number): readonly Entry[] {
  const isEnd = index === 0 || index === rounds.length - 1;
  if (Math.abs(index - middle) <= most || isEnd) return [{ type: 'round', at }];
  // One entry for a whole gap, at its start.
  if (index !== 1 && index !== middle + most + 1) return [];
  const end = index === 1 ? middle - most - 1 : rounds.length - 2;
  return [{ type: 'gap', from: at, to: rounds[end] ?? at }];
}

/** The rounds with a step that passes the filter, and the current one. */
export function roundsAmong(model: PanelModel, only: ReadonlySet<number> | undefined, here: number): readonly number[] {
  const all = model.rounds.map((_, at) => at);
  if (only === undefined) return all;
  const places = placesOf(model);
  const rounds = new Set([...only].map((index) => places[index]?.round));
  return all.filter((at) => at === here || rounds.has(at));
}

/** The index of the first redrawn step of a branch; 0 if that step no longer exists. */
export function leavesAt(branch: PanelModel): number {
  const places = placesOf(branch);
  const indexes = branch.course.redraws.flatMap(({ step }) =>
    step === undefined ? [] : [indexOfStep(places, step) ?? 0],
  );
  return indexes.length === 0 ? 0 : Math.min(...indexes);
}

const starts = new WeakMap<PanelModel, readonly number[]>();

/** For each round, the index of its first step in the course. */
export function startsOf(model: PanelModel): readonly number[] {
  const known = starts.get(model);
  if (known !== undefined) return known;
  let start = 0;
  const found = model.rounds.map(({ steps }) => {
    start += steps.length;
    return start - steps.length;
  });
  starts.set(model, found);
  return found;
}
