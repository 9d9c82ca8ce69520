/**
 * The number of dice in damage rolls, and the die that counts. Dice edition, "If a successful action involves damaging
 * another character".
 */
import { valueOf, type Cast, type Fighter } from '../demon-city/cast.ts';
import type { Deed } from '../demon-city/deeds.ts';
import { hasClass } from '../demon-city/weapons.ts';
import { usedStat } from './pools/stats.ts';

/** A damage roll, with the reason for its number of dice in words. */
export interface DamageSize {
  readonly size: number;
  readonly keep: 'highest' | 'lowest';
  readonly why: string;
}

/** Upper bound on the dice of a damage roll, against typos. */
export const mostDamageDice = 100;

/**
 * One die for each point of the target’s Base Toughness, which armour raises for this purpose only (reading d12); the
 * lowest counts. For Massive Damage one die for each point of the attacking stat; the highest counts (reading d13). At
 * least one die either way.
 */
export function damageSize(cast: Cast, deed: Deed, target: Fighter, base: number): DamageSize {
  const size = Math.min(mostDamageDice, Math.max(1, damageDice(cast, deed, target, base)));
  if (hasClass(deed.weapon, 'massive'))
    return {
      size,
      keep: 'highest',
      why: `one die for each point of ${deed.actor.called}’s ${attackingStat(cast, deed)}, one at least`,
    };
  const armour = target.armour > 0 ? ' and armour' : '';
  return {
    size,
    keep: 'lowest',
    why: `one die for each point of ${target.called}’s Base Toughness${armour}, one at least`,
  };
}

/** The number of dice by the rules, before the upper bound. */
export function damageDice(cast: Cast, deed: Deed, target: Fighter, base: number): number {
  return Math.trunc(
    hasClass(deed.weapon, 'massive') ? valueOf(cast, deed.actor, attackingStat(cast, deed)) : base + target.armour,
  );
}

function attackingStat(cast: Cast, deed: Deed): string {
  return usedStat(cast, deed) ?? 'Agility';
}
