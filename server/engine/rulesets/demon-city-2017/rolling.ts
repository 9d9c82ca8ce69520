/** The dice of a round as input for `chance/`: hands, pinned dice, the Host’s roll for a task. */
import { dieFaces, type DiceHand, type DiceOpposition } from '../../chance/index.ts';
import type { Deed } from '../demon-city/deeds.ts';
import { lastFact, type Pin } from '../demon-city/facts.ts';
import { pinOf } from '../demon-city/pins.ts';
import type { DicePlan } from './plan.ts';

/** The dice of an action without its pins. */
export function handOf(plan: DicePlan, deed: Deed): DiceHand {
  return { id: deed.actor.name, dice: plan.pools.actions.get(deed.actor.name)?.size ?? 1, side: deed.actor.group };
}

/** The dice of an action with its pins: a single number is the die that counts. */
export function pinnedHandOf(plan: DicePlan, deed: Deed): DiceHand {
  return held(handOf(plan, deed), pinOf(deed, 'action'));
}

/** Dice with their pins, as many as there are. */
function held<T extends { readonly dice: number }>(
  hand: T,
  pin: Pin | undefined,
): T & Pick<DiceHand, 'held' | 'keepsHeld'> {
  const dice = pinnedDice(pin).slice(0, hand.dice);
  return dice.length === 0
    ? hand
    : { ...hand, dice: hand.dice - dice.length, held: dice, keepsHeld: pin?.cards.length === 1 };
}

/** Valid pinned values; others are left out, and a check reports them. */
export function pinnedDice(pin: Pin | undefined): readonly number[] {
  return (pin?.cards ?? []).flatMap((card) => ('number' in card && isFace(card.number) ? [card.number] : []));
}

/** The opposition of a task: the Host’s dice or a number; undefined where there is none. */
export function oppositionOf(plan: DicePlan, deed: Deed): DiceOpposition | undefined {
  const difficulty = lastFact(deed.clauses, 'difficulty');
  if (difficulty?.number === undefined) return undefined;
  return difficulty.thrownFor
    ? { dice: plan.pools.difficulties.get(deed.actor.name)?.size ?? 1 }
    : { number: difficulty.number.value };
}

/** The opposition with the pins of the Host’s dice. */
export function pinnedOpposition(plan: DicePlan, deed: Deed): DiceOpposition | undefined {
  const against = oppositionOf(plan, deed);
  return against !== undefined && 'dice' in against ? held(against, pinOf(deed, 'difficulty')) : against;
}

/** The unresisted deeds that are rolled for, in announcing order. */
export function tasksOf(plan: DicePlan): readonly Deed[] {
  return plan.uncontested.filter((deed) => deed.kind !== 'nothing' && oppositionOf(plan, deed) !== undefined);
}

/** Whether a die has this value. */
export function isFace(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= dieFaces;
}
