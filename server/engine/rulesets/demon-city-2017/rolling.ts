/** The dice of a round as the chance room sees them: hands, pinned dice, the Host's roll for a task. */
import { dieFaces, type DiceHand, type DiceOpposition } from '../../chance/index.ts';
import type { Deed } from '../demon-city/deeds.ts';
import { factsOf, lastFact, type Pin } from '../demon-city/facts.ts';
import type { DicePlan } from './plan.ts';

/** The dice of somebody’s action as nobody has pinned them. */
export function handOf(plan: DicePlan, deed: Deed): DiceHand {
  return { id: deed.actor.name, dice: plan.pools.actions.get(deed.actor.name)?.size ?? 1, side: deed.actor.group };
}

/** The same with what the writer has pinned: a single number is the die that counts. */
export function pinnedHandOf(plan: DicePlan, deed: Deed): DiceHand {
  const hand = handOf(plan, deed);
  const held = pinnedDice(deed, 'action').slice(0, hand.dice);
  return held.length === 0 ? hand : { ...hand, dice: hand.dice - held.length, held, keepsHeld: pinOf(deed, 'action')?.cards.length === 1 };
}

/** Pinned numbers that a die can show; others are left out, and are a finding. */
export function pinnedDice(deed: Deed, what: Pin['what']): readonly number[] {
  return (pinOf(deed, what)?.cards ?? []).flatMap((card) => ('number' in card && isFace(card.number) ? [card.number] : []));
}

/** What a task is rolled against: the Host's dice or a number; undefined where nothing stands against it. */
export function oppositionOf(plan: DicePlan, deed: Deed): DiceOpposition | undefined {
  const difficulty = lastFact(deed.clauses, 'difficulty');
  if (difficulty?.number === undefined) return undefined;
  return difficulty.thrownFor ? { dice: plan.pools.difficulties.get(deed.actor.name)?.size ?? 1 } : { number: difficulty.number.value };
}

/** The unresisted deeds for which something is rolled, in the order of announcing. */
export function tasksOf(plan: DicePlan): readonly Deed[] {
  return plan.uncontested.filter((deed) => deed.kind !== 'nothing' && oppositionOf(plan, deed) !== undefined);
}

function pinOf(deed: Deed, what: Pin['what']): Pin | undefined {
  return factsOf(deed.clauses, 'pin').findLast((fact) => fact.what === what);
}

/** Whether a die can show it. */
export function isFace(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= dieFaces;
}
