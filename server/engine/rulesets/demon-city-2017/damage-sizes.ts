/**
 * How many dice damage takes, and which of them counts. Dice edition, "If a successful action involves damaging another
 * character".
 */
import { valueOf, type Cast, type Fighter } from '../demon-city/cast.ts';
import type { Deed } from '../demon-city/deeds.ts';
import { hasClass } from '../demon-city/weapons.ts';
import { usedStat } from './pools/stats.ts';

/** A damage roll, and in words why it has so many dice. */
export interface DamageSize {
  readonly size: number;
  readonly keep: 'highest' | 'lowest';
  readonly why: string;
}

/** No damage roll has more dice than this: a bound against slips of the pen. */
export const mostDamageDice = 100;

/**
 * As many dice as the target’s Base Toughness, which armour raises for this purpose only (reading d12), of which the
 * lowest counts; Massive Damage is one die for each point of the attacking stat, of which the highest counts
 * (reading d13). At least one die either way.
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

/** How many dice the rules give, however many are rolled. */
export function damageDice(cast: Cast, deed: Deed, target: Fighter, base: number): number {
  return Math.trunc(
    hasClass(deed.weapon, 'massive') ? valueOf(cast, deed.actor, attackingStat(cast, deed)) : base + target.armour,
  );
}

function attackingStat(cast: Cast, deed: Deed): string {
  return usedStat(cast, deed) ?? 'Agility';
}
