/** Exploding criticals, where they are switched on: what is rolled, and which of it is pinned. */
import type { HitDie } from '../../../chance/index.ts';
import type { Deed } from '../attacks.ts';
import { isFace, type PinnedDie } from '../../../play/pinned-dice.ts';
import { pinnedDice } from './pinned.ts';

/** A 1 on a d6 adds one degree and is rolled again; any other number ends it (aa-q28). */
export const explosion: HitDie = { hit: 1, of: 6 };

/**
 * The dice that the writer has pinned, of which those after one that ends it aren’t rolled; undefined for one that is
 * rolled, as where the die doesn’t have the number. The last one is pinned.
 */
export function pinnedCrits(deed: Deed): readonly (PinnedDie | undefined)[] {
  const dice = pinnedDice(deed, 'pinned crit').map((die) =>
    die !== undefined && isFace(die.value, explosion.of) ? die : undefined,
  );
  return dice.slice(0, dice.findLastIndex((die) => die !== undefined) + 1);
}
