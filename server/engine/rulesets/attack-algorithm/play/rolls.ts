/** The dice of a pool; where all courses are gone through, one roll for each number of hits that they can come to. */
import { hitsOf, hitWeights, rollPool, type HitPool } from '../../../chance/index.ts';
import { oncePer } from '../../../once.ts';
import { throwOrTake, type Way } from '../../../play/branching.ts';
import type { Throws } from '../../../timeline.ts';

export function rollOf(pool: HitPool, throws: Throws): readonly number[] {
  return throwOrTake(
    throws,
    () => rollPool(pool, throws),
    () => hitWays(pool),
  );
}

/**
 * Of the rolls that come to the same hits one is as good as another: the dice that hit show a 1, the others their
 * highest face.
 */
const hitWays = oncePer((pool: HitPool): readonly Way<readonly number[]>[] => {
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
