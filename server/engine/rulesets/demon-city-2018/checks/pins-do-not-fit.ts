/** Pinned throws that the throw or the deck can't give. */
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { valueOf, type Fighter } from '../../demon-city/cast.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { factsOf, type DemonCityFact, type Pin } from '../../demon-city/facts.ts';
import { harms } from '../../demon-city/play/consequences.ts';
import { count } from '../../../play/words.ts';
import { hasClass } from '../../demon-city/weapons.ts';
import { damageCards, massiveCards } from '../damage-sizes.ts';
import type { RoundPlan } from '../fight.ts';
import { throwsAlone } from '../play/announcing.ts';
import { usedStat } from '../pools/index.ts';
import { hasPins, inDeck, pinnedRounds, pinWords, shortPins, type PinnedRound } from './pins.ts';

export const pinsDoNotFit: LintRule<DemonCityFact> = {
  id: 'pins-do-not-fit',
  severity: 'error',
  late: true,
  title: 'Pinned throws that can’t be',
  explanation: 'A pin names the card that counts, or every card of the throw: as many as there are throws, and each one in the deck. A card that isn’t there is left out, and another is thrown in its place.',
  messages: {
    count: '{name} has {throws}, so {pins} cards can’t be pinned: as many as fit are thrown, and any others are drawn; pin the one that counts, or all of them',
    damage: 'The damage to {name} takes {throws}, so {pins} cards can’t be pinned: as many as fit are thrown, and any others are drawn; pin the one that counts, or all of them',
    card: 'The deck of the {hand} has no {card} to throw: another is drawn in its place',
    few: 'The deck of the {hand} has fewer cards like {card} than are pinned here: others are drawn in their place',
    short: 'All hands of a round lie on the table at once, and the deck of the {hand} has too few cards like {card} for that: another is drawn in its place',
    none: 'Nothing stands against what {name} does, so nothing is thrown for it, and there is nothing to pin',
  },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 2
combatant Carl (he) of the Host
  Agility 1  Toughness 2
round 1
  Ann: punches Bill.
    damage throws 4 4 4
//  ^^^^^^^^^^^^^^^^^^^
  Bill: punches Ann.
    throws 12
//  ^^^^^^^^^
    damage throws 3 3
//  ^^^^^^^^^^^^^^^^^
round 2
  Bill: grabs Ann.
  Carl: moves "to the stair".
    throws 4
//  ^^^^^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 2
combatant Carl (he) of the Host
  Agility 1  Toughness 2
round 1
  Ann: punches Bill.
    damage throws 4 4
  Bill: punches Ann.
    throws 10
round 2
  Bill: grabs Ann.
  Carl: moves "to the stair".
`,
  *check({ scenario }) {
    if (!hasPins(scenario)) return;
    const told = new Set<Pin>();
    for (const round of pinnedRounds(scenario)) {
      for (const { pin, finding } of misfits(round)) {
        if (!told.has(pin)) yield finding;
        told.add(pin);
      }
    }
  },
};

interface Misfit {
  readonly pin: Pin;
  readonly finding: Finding;
}

function misfits({ plan, certain }: PinnedRound): readonly Misfit[] {
  const deeds = [...plan.moment.deeds.values()];
  return [
    ...deeds.flatMap((deed) => factsOf(deed.clauses, 'pin').flatMap((pin): Misfit[] => {
      const misfit = pin.what === 'damage' ? ofDamage(plan, deed, pin) : certain ? ofAction(plan, deed, pin) : undefined;
      const finding = misfit ?? missing(plan, deed, pin);
      return finding === undefined ? [] : [{ pin, finding }];
    })),
    ...shortPins(plan).map(({ deed, pin, card }) => ({ pin, finding: found(pinsDoNotFit, 'short', pin.source, { hand: deed.actor.hand, card: pinWords(card) }) })),
  ];
}

function missing(plan: RoundPlan, { actor: { hand } }: Deed, pin: Pin): Finding | undefined {
  const none = pin.cards.find((card) => !inDeck(plan, hand, [card]));
  if (none !== undefined) return found(pinsDoNotFit, 'card', pin.source, { hand, card: pinWords(none) });
  const few = pin.cards.find((_card, index) => !inDeck(plan, hand, pin.cards.slice(0, index + 1)));
  return few === undefined ? undefined : found(pinsDoNotFit, 'few', pin.source, { hand, card: pinWords(few) });
}

function ofAction(plan: RoundPlan, deed: Deed, pin: Pin): Finding | undefined {
  const { name } = deed.actor;
  const pool = plan.pools.actions.get(name);
  if (deed.kind === 'nothing' || pool === undefined) return undefined;
  if (!throwsAlone(plan, deed)) return found(pinsDoNotFit, 'none', pin.source, { name });
  return fits(pin, pool.size) ? undefined : found(pinsDoNotFit, 'count', pin.source, { name, throws: throwsIn(pool.size), pins: pin.cards.length });
}

function ofDamage(plan: RoundPlan, deed: Deed, pin: Pin): Finding | undefined {
  const [target] = deed.targets;
  if (!harms(deed) || target === undefined || deed.targets.some((each) => fits(pin, damageThrows(plan, deed, each)))) return undefined;
  return found(pinsDoNotFit, 'damage', pin.source, { name: target.name, throws: throwsIn(damageThrows(plan, deed, target)), pins: pin.cards.length });
}

/** How many cards a damage throw has; what is left of Toughness makes no difference. */
function damageThrows(plan: RoundPlan, deed: Deed, target: Fighter): number {
  const { cast } = plan.moment;
  return hasClass(deed.weapon, 'massive') ? massiveCards(plan, deed, usedStat(cast, deed) ?? 'Toughness') : damageCards(plan, target, valueOf(cast, target, 'Toughness'));
}

/** The one card that counts, or all of them. */
function fits(pin: Pin, size: number): boolean {
  return pin.cards.length === 1 || pin.cards.length === size;
}

function throwsIn(size: number): string {
  return size === 1 ? 'one throw' : count(size, 'throw');
}
