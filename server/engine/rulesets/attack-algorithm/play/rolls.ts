/** Rolls the dice of pools; when all courses are enumerated, one representative roll for each number of hits. */
import { hitsOf, hitWeights, rollPool, type HitPool } from '../../../chance/index.ts';
import { throwing, type Moment } from '../../../game/index.ts';
import { derive } from '../../../derive/index.ts';
import type { Way } from '../../../play/branching.ts';
import type { AttackRecorder } from './round-recorder.ts';

/** The dice of each of several pools. */
type Rolls = readonly (readonly number[])[];

/** Rolled in the same moment, one pool after the other. */
export function rolling(
  pools: readonly HitPool[],
  then: (recorder: AttackRecorder, rolls: Rolls) => readonly Moment<AttackRecorder>[] | undefined,
): Moment<AttackRecorder> {
  return throwing({
    draw: ({ throws }) => pools.map((pool) => rollPool(pool, throws)),
    ways: () => waysTogether(pools),
    then,
  });
}

/** Upper bound on the number of ways to enumerate. */
const mostWays = 2000;

function waysTogether(pools: readonly HitPool[]): readonly Way<Rolls>[] | undefined {
  const all = pools.map(hitWays);
  if (all.reduce((product, ways) => product * ways.length, 1) > mostWays) return undefined;
  return all.reduce<readonly Way<Rolls>[]>(
    (before, ways) =>
      before.flatMap((one) =>
        ways.map(({ what, weight }) => ({ what: [...one.what, what], weight: one.weight * weight })),
      ),
    [{ what: [], weight: 1n }],
  );
}

/** A representative roll for a number of hits: the dice that hit show a 1, the others their highest face. */
const hitWays = derive('attack-algorithm/ways to roll hits', (pool: HitPool): readonly Way<readonly number[]>[] => {
  const rolls = new Map<number, readonly number[]>();
  for (let hitting = pool.dice; hitting >= 0; hitting -= 1) {
    const roll = [
      ...(pool.held ?? []),
      ...Array.from({ length: pool.dice }, (_die, index) => (index < hitting ? 1 : pool.of)),
    ];
    rolls.set(hitsOf(pool, roll), roll);
  }
  return hitWeights(pool).weights.flatMap((weight, hits) => {
    const what = rolls.get(hits);
    return weight > 0n && what !== undefined ? [{ what, weight }] : [];
  });
});
