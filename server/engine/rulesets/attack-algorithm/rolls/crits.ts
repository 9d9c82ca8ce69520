/** Exploding criticals: their die, and its pins. */
import type { HitDie } from '../../../chance/index.ts';
import type { Deed } from '../attacks.ts';
import { isFace, type PinnedDie } from '../../../play/pinned-dice.ts';
import { pinnedDice } from './pinned.ts';

/** A 1 on a d6 adds one degree and is rolled again; any other number ends it (aa-q28). */
export const explosion: HitDie = { hit: 1, of: 6 };

/**
 * The pinned dice, up to the last pin; undefined for a die that is rolled, also where the pin isn’t a face of the die.
 * Dice after one that ends the explosion aren’t rolled.
 */
export function pinnedCrits(deed: Deed): readonly (PinnedDie | undefined)[] {
  const dice = pinnedDice(deed, 'pinned crit').map((die) =>
    die !== undefined && isFace(die.value, explosion.of) ? die : undefined,
  );
  return dice.slice(0, dice.findLastIndex((die) => die !== undefined) + 1);
}
