/**
 * The number of cards in damage throws. The text leaves damage out; the defaults of the reading apply (section 6, t38).
 */
import { withCards } from '../../chance/index.ts';
import type { Hand } from '../../scenario.ts';
import { valueOf } from '../demon-city/cast.ts';
import type { Throwing } from './contests.ts';
import type { Deed } from '../demon-city/deeds.ts';
import { conditionOf } from '../demon-city/fight.ts';
import type { RoundPlan } from './fight.ts';
import { harms } from '../demon-city/play/consequences.ts';
import { usedStat } from './pools/index.ts';
import { hasClass } from '../demon-city/weapons.ts';
import { foolsIn } from './cards.ts';
import { chooses } from './options.ts';

/** The maximum number of damage cards thrown at once after these deeds, by deck. */
export function damageAfter(plan: RoundPlan, { deeds }: Throwing): Readonly<Partial<Record<Hand, number>>> {
  const from = (hand: Hand): number => {
    const own = deeds.filter((deed) => deed.actor.hand === hand && harms(deed));
    const sizes = own.flatMap((deed) => deed.targets.map((target) => damageSize(plan, deed, target)));
    return sizes.reduce((sum, size) => sum + size, Math.max(0, ...own.map((deed) => mostRedrawn(plan, deed))));
  };
  return { Players: from('Players'), Host: from('Host') };
}

/** Whether another card is drawn for each Fool in the damage of a deed (reading t28). */
export function redrawsFools({ context: { cast } }: RoundPlan, { weapon }: Deed): boolean {
  return !hasClass(weapon, 'massive') && chooses(cast.stage, 'fool in damage', 'redrawn');
}

/** The maximum number of cards drawn for Fools: each Fool is drawn once. */
export function mostRedrawn(plan: RoundPlan, deed: Deed): number {
  const { pile, table, discard } = plan.fight.decks[deed.actor.hand];
  return redrawsFools(plan, deed) ? foolsIn(withCards(pile, [...table, ...discard])) : 0;
}

/**
 * The number of cards in a damage throw: the target’s base Toughness plus armour or, for massive damage, the stat used
 * for the attack; at least one.
 */
export function damageSize(
  { context: { cast }, fight }: RoundPlan,
  deed: Deed,
  target: Deed['actor'],
  base = conditionOf(fight, target.name).base,
): number {
  const cards = hasClass(deed.weapon, 'massive')
    ? valueOf(cast, deed.actor, usedStat(cast, deed) ?? 'Toughness')
    : base + (cast.fighters.get(target.name)?.armour ?? 0);
  return Math.max(1, Math.trunc(cards));
}
