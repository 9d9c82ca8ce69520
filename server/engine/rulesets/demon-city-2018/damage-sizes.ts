/**
 * How many cards damage takes. The text leaves damage out; the defaults of the reading are in force (section 6, t38).
 */
import type { Hand } from '../../scenario.ts';
import { valueOf } from '../demon-city/cast.ts';
import type { Throwing } from './contests.ts';
import type { Deed } from '../demon-city/deeds.ts';
import { conditionOf } from '../demon-city/fight.ts';
import type { RoundPlan } from './fight.ts';
import { harms } from '../demon-city/play/consequences.ts';
import { usedStat } from './pools/index.ts';
import { hasClass } from '../demon-city/weapons.ts';

/** How many cards standard damage takes: the target's base Toughness and its armour, at least one. */
export function damageCards(plan: RoundPlan, target: Deed['actor'], base: number): number {
  return Math.max(1, Math.trunc(base + (plan.moment.cast.fighters.get(target.name)?.armour ?? 0)));
}

/** Massive damage: as many cards as the stat used for the attack, at least one. */
export function massiveCards(plan: RoundPlan, deed: Deed, stat: string): number {
  return Math.max(1, Math.trunc(valueOf(plan.moment.cast, deed.actor, stat)));
}

/** How many cards of damage may be thrown at once after these deeds, from which decks. */
export function damageAfter(plan: RoundPlan, { deeds }: Throwing): Readonly<Partial<Record<Hand, number>>> {
  const sizes = deeds
    .filter(harms)
    .flatMap((deed) => deed.targets.map((target) => ({ hand: deed.actor.hand, size: damageSize(plan, deed, target) })));
  const from = (hand: Hand): number =>
    sizes.filter((each) => each.hand === hand).reduce((sum, { size }) => sum + size, 0);
  return { Players: from('Players'), Host: from('Host') };
}

/** How many cards a damage throw takes. */
export function damageSize(plan: RoundPlan, deed: Deed, target: Deed['actor']): number {
  if (hasClass(deed.weapon, 'massive'))
    return massiveCards(plan, deed, usedStat(plan.moment.cast, deed) ?? 'Toughness');
  return damageCards(plan, target, conditionOf(plan.fight, target.name).base);
}
