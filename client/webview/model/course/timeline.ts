/** Selects what the timeline shows of a course: rounds, their marks, and where a branch leaves the original. */
import type { PanelModel } from '../../../../server/protocol/index.ts';
import { indexOfStep, placesOf } from './places.ts';

/** Rounds by index: one with its marks (unfolded), one without (folded), or a range that isn’t drawn (gap). */
export type Entry =
  | { readonly type: 'unfolded' | 'folded'; readonly at: number }
  | { readonly type: 'gap'; readonly from: number; readonly to: number };

// With more rounds or marks than this, only the rounds around the step in view show their marks, and rounds far away
// aren’t drawn.
const mostUnfolded = { rounds: 8, steps: 160 };
const nearest = { unfolded: 1, folded: 6, narrow: 2 };

// If the current round and its neighbours have more marks than this together, only the current one shows its marks.
const mostNear = 90;

/** `rounds` are those with something to show, `here` is the current one; if narrow, only that shows its marks. */
export function entriesOf(
  model: PanelModel,
  rounds: readonly number[],
  here: number,
  isNarrow = false,
): readonly Entry[] {
  if (isNarrow)
    return rounds.flatMap((at, index) =>
      entryOf(
        rounds,
        at,
        index,
        Math.max(
          0,
          rounds.findIndex((each) => each >= here),
        ),
        0,
        nearest.narrow,
      ),
    );
  if (rounds.length <= mostUnfolded.rounds && stepsOf(model, rounds) <= mostUnfolded.steps)
    return rounds.map((at) => ({ type: 'unfolded', at }));
  const middle = Math.max(
    0,
    rounds.findIndex((at) => at >= here),
  );
  const near = rounds.slice(Math.max(0, middle - nearest.unfolded), middle + nearest.unfolded + 1);
  const unfolded = stepsOf(model, near) <= mostNear ? nearest.unfolded : 0;
  return rounds.flatMap((at, index) => entryOf(rounds, at, index, middle, unfolded, nearest.folded));
}

function stepsOf(model: PanelModel, rounds: readonly number[]): number {
  return rounds.reduce((sum, at) => sum + (model.rounds[at]?.steps.length ?? 0), 0);
}

function entryOf(
  rounds: readonly number[],
  at: number,
  index: number,
  middle: number,
  unfolded: number,
  folded: number,
): readonly Entry[] {
  const distance = Math.abs(index - middle);
  if (distance <= unfolded) return [{ type: 'unfolded', at }];
  const isEnd = index === 0 || index === rounds.length - 1;
  if (distance <= folded || isEnd) return [{ type: 'folded', at }];
  // One entry for a whole gap, at its start.
  if (index !== 1 && index !== middle + folded + 1) return [];
  const end = index === 1 ? middle - folded - 1 : rounds.length - 2;
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
