/** Rolls the dice of an attempt; when all courses are enumerated, one representative roll for each distinct result. */
import { rollForSets, setWeights, type SetsPool } from '../../../chance/index.ts';
import { throwing, type Moment } from '../../../game/index.ts';
import { derive } from '../../../derive/index.ts';
import type { Way } from '../../../play/branching.ts';
import type { Attempt } from '../attempts/attempt.ts';
import type { QuickShotRecorder } from './round-recorder.ts';

/** The pool with the pinned dice held; the pool itself where none are pinned. */
export function withPins(attempt: Attempt): SetsPool {
  // Attempts are created anew for every course; only those with pins are worth caching.
  return attempt.pins.some((pin) => pin?.value !== undefined) ? holding(attempt) : attempt.dice;
}

const holding = derive('quick-shot/pools with pins', ({ dice, pins }: Attempt): SetsPool => {
  const held = pins.flatMap((pin) => pin?.value ?? []);
  return { ...dice, dice: dice.dice - held.length, held };
});

/** The roll of an attempt: the faces of the pinned dice, then those of the others. */
export function rolling(
  attempt: Attempt,
  then: (recorder: QuickShotRecorder, roll: readonly number[]) => undefined,
): Moment<QuickShotRecorder> {
  const pool = withPins(attempt);
  return throwing({ draw: ({ throws }) => rollForSets(pool, throws), ways: () => waysOf(pool), then });
}

/** One representative roll for each result, weighted by the number of rolls with that result. */
const waysOf = derive('quick-shot/ways to roll a pool', (pool: SetsPool): readonly Way<readonly number[]>[] =>
  setWeights(pool).all.map(({ weight, roll }) => ({ what: roll, weight })),
);
