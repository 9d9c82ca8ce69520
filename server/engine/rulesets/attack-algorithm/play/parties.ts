/** The parties of a roll as steps show them: dice and hits of each. */
import { hitsOf } from '../../../chance/index.ts';
import type { PartyResult, Result } from '../../../results.ts';
import type { Deed } from '../attacks.ts';
import { deedWords, type When } from '../deed-words.ts';
import type { RolledPool } from '../rolls/pools.ts';
import type { AttackRoll } from '../side-attack.ts';
import { hitCount } from './words.ts';

/** One attacker’s dice, and their hits. */
export interface Rolled {
  readonly roll: AttackRoll;
  readonly dice: readonly number[];
  readonly hits: number;
}

export function rolledBy(roll: AttackRoll, dice: readonly number[]): Rolled {
  return { roll, dice, hits: hitsOf(roll.hits, dice) };
}

/** Each die of a pool with whether it hits. Pinned dice come first in the roll; here they are in their places. */
export function resultsOf({ hits: { hit, of }, pins }: RolledPool, dice: readonly number[]): readonly Result[] {
  const rolled = dice.slice(pins.filter((die) => die !== undefined).length);
  return dice.map((_, index): Result => {
    const pin = pins[index];
    const value = pin?.value ?? rolled.shift() ?? 0;
    return {
      label: `${value}`,
      value,
      faces: of,
      kept: value <= hit,
      says: value <= hit ? 'a hit' : 'a miss',
      ...(pin === undefined ? {} : { pinned: pin.source }),
    };
  });
}

/** An attacker’s dice. */
export function attackParty(when: When, { roll, dice, hits }: Rolled): PartyResult {
  const all = roll.pool.keep === 'all hits' ? (hits > 0 ? ': every die hit' : ': not every die hit') : '';
  return {
    ...partyOf(when, roll.attack, roll, dice),
    value: hits,
    outcome: `${hitCount(hits)}${all}`,
    // The title already says that a combatant who rolls alone misses.
    ...(hits === 0 && all === '' ? { beyond: '' } : {}),
    tone: hits > 0 ? 'good' : 'plain',
  };
}

/** A party without its result. */
export function partyOf(
  when: When,
  deed: Deed,
  rolled: RolledPool,
  dice: readonly number[],
): Omit<PartyResult, 'value' | 'outcome' | 'tone'> {
  const { actor, announcement } = deed;
  return {
    who: actor.name,
    side: actor.combatant.side.id ?? actor.combatant.side.text,
    action: deedWords(when, deed),
    pool: rolled.pool,
    results: resultsOf(rolled, dice),
    source: announcement.source,
  };
}
