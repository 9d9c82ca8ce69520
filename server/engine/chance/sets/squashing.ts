/**
 * Two readings of squashing, which the text of Quick Shot names but doesn’t explain. Neither is the rule: of many that
 * were tried, these have chances closest to its printed tables.
 */
import type { Counts, SetsPool } from './pool.ts';

/** All dice of the faces in `from` move to the face `to`, at the cost or gain of `dice`. Faces are counted from 1. */
export interface Move {
  readonly from: readonly number[];
  readonly to: number;
  readonly dice: number;
}

/** A way in which a roll can be squashed: the moves, and the counts after them. */
export interface Squashed {
  readonly moves: readonly Move[];
  readonly counts: Counts;
}

type Squashing = Pick<SetsPool, 'of' | 'target' | 'squash'>;

/** All counts that a roll can be squashed to; the unchanged roll comes first. */
export function squashedFrom(pool: Squashing, counts: Counts): readonly Squashed[] {
  const asItLies = { moves: [], counts };
  switch (pool.squash) {
    case 'none':
      return [asItLies];
    case 'once':
      return [asItLies, ...movedOnce(pool, counts)];
    case 'gather':
      return gathered(pool, asItLies);
  }
}

const narrowest = 2;

/** A whole set: one face up for a die less, or three down for a die more. */
function movedOnce({ of }: Squashing, counts: Counts): readonly Squashed[] {
  return counts.flatMap((width, at) =>
    width < narrowest ? [] : [...moved(counts, at, at + 1, -1, of), ...moved(counts, at, at - 3, 1, of)],
  );
}

function moved(counts: Counts, at: number, to: number, dice: number, of: number): readonly Squashed[] {
  if (to < 0 || to >= of) return [];
  const coming = (counts[at] ?? 0) + dice;
  return [
    { moves: [{ from: [at + 1], to: to + 1, dice }], counts: counts.with(at, 0).with(to, (counts[to] ?? 0) + coming) },
  ];
}

/** Each distinct result once, with the fewest moves. */
function gathered(pool: Squashing, asItLies: Squashed): readonly Squashed[] {
  const known = new Map([[asItLies.counts.join(), asItLies]]);
  for (const { moves, counts } of known.values()) {
    for (const next of gatheredOnce(pool, counts)) {
      const key = next.counts.join();
      if (!known.has(key)) known.set(key, { moves: [...moves, ...next.moves], counts: next.counts });
    }
  }
  return [...known.values()];
}

function gatheredOnce({ of, target }: Squashing, counts: Counts): readonly Squashed[] {
  const first = target - 1;
  const passes = (at: number): boolean => at >= first && at < of;
  return counts.flatMap((_, middle) => {
    if (!passes(middle)) return [];
    const near = [middle - 1, middle, middle + 1].filter(passes);
    const beside = near.filter((at) => at !== middle && (counts[at] ?? 0) > 0);
    if (beside.length === 0) return [];
    const sum = near.reduce((dice, at) => dice + (counts[at] ?? 0), 0);
    return [
      {
        moves: [{ from: beside.map((at) => at + 1), to: middle + 1, dice: -1 }],
        counts: counts.map((count, at) => (at === middle ? sum - 1 : near.includes(at) ? 0 : count)),
      },
    ];
  });
}
