/** The stat that an action uses, and the one that resists it. Tarot edition, "Higher Stat Throw". */
import { firstStat, valueOf, type Cast, type Fighter } from '../../demon-city/cast.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { lastFact } from '../../demon-city/facts.ts';
import { hasClass } from '../../demon-city/weapons.ts';

/** The stat that somebody uses for a deed; undefined for actions that use none. */
export function usedStat(cast: Cast, deed: Deed): string | undefined {
  const written = lastFact(deed.clauses, 'difficulty')?.stat.text;
  if (written !== undefined) return written;
  switch (deed.kind) {
    case 'close attack':
    case 'grab':
    case 'disarm':
      return firstStat(cast, deed.actor, ['Hand-to-Hand', 'Toughness']);
    case 'shot':
      return firstStat(cast, deed.actor, shootingStats(deed));
    case 'power':
      return deed.weapon.power?.attack ?? 'Knowledge';
    default:
      return undefined;
  }
}

/** The stat with which a target resists or avoids an attack. */
export function resistingStat(cast: Cast, deed: Deed, target: Fighter): string {
  if (deed.kind === 'shot') return 'Agility';
  if (deed.kind === 'power') return deed.weapon.power?.resist ?? 'Agility';
  return firstStat(cast, target, ['Hand-to-Hand', 'Agility']);
}

/** The number that an attack has to beat when its target neither attacks nor avoids the attacker (reading t16). */
export function resistingValue(cast: Cast, deed: Deed, target: Fighter): number {
  return valueOf(cast, target, resistingStat(cast, deed, target));
}

function shootingStats(deed: Deed): readonly [string, ...string[]] {
  return hasClass(deed.weapon, 'thrown') ? ['Exotic Weapons', 'Agility'] : ['Firearms', 'Exotic Weapons', 'Agility'];
}
