/**
 * The stat that an action uses, and the stat of its target that it is aimed at. Dice edition, step 2 of the Slow Motion
 * Phase.
 */
import { firstStat, hasStat, valueOf, type Cast, type Fighter } from '../../demon-city/cast.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { lastFact } from '../../demon-city/facts.ts';
import { isAttack } from '../../demon-city/vocabulary.ts';
import { hasClass } from '../../demon-city/weapons.ts';

/** The stat that somebody uses for a deed; undefined for actions that use none. */
export function usedStat(cast: Cast, deed: Deed): string | undefined {
  const written = lastFact(deed.clauses, 'difficulty')?.stat.text;
  if (written !== undefined) return written;
  switch (deed.kind) {
    case 'close attack':
    case 'grab':
    case 'disarm':
      return closeStat(cast, deed.actor);
    case 'shot':
      return firstStat(
        cast,
        deed.actor,
        hasClass(deed.weapon, 'thrown') ? ['Exotic Weapons', 'Agility'] : ['Firearms', 'Exotic Weapons', 'Agility'],
      );
    case 'power':
      return deed.weapon.power?.attack ?? 'Knowledge';
    default:
      return undefined;
  }
}

/**
 * The stat of a target that a deed is aimed at: a power names its own, a grabbed foe is targeted at Toughness by every
 * action (D17:77 speaks of actions), and rivals in a task are compared by the same stat.
 */
export function targetedStat(cast: Cast, deed: Deed, target: Fighter, held: ReadonlySet<string>): string | undefined {
  if (deed.kind === 'power') return deed.weapon.power?.resist ?? 'Agility';
  if (held.has(target.name) && (isAttack(deed.kind) || deed.kind === 'task')) return 'Toughness';
  if (!isAttack(deed.kind)) return usedStat(cast, deed);
  return deed.kind === 'shot' ? 'Agility' : firstStat(cast, target, ['Hand-to-Hand', 'Agility']);
}

/** Hand To Hand if somebody has it, even if it is lower (reading d5), or else the higher of Agility and Toughness. */
function closeStat(cast: Cast, fighter: Fighter): string {
  if (hasStat(cast, fighter, 'Hand-to-Hand')) return 'Hand-to-Hand';
  return valueOf(cast, fighter, 'Toughness') > valueOf(cast, fighter, 'Agility') ? 'Toughness' : 'Agility';
}
