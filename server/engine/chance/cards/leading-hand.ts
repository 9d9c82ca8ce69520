/** A hand that leads with a certain value, and where all other hands lie then. */
import type { Bound } from './bound-counts.ts';
import { all, always, minus, unbound } from './events.ts';
import type { Events, SignedSum } from './events.ts';
import type { Model, Rest } from './model.ts';
import { isOpponent } from './rivals.ts';
import type { Leader, Rivals } from './rivals.ts';

/** Whether the highest value of the leader's side is the leader's own, or an ally has a higher one. */
export type Way = 'by leader' | 'by ally';

/** The place of the leading value, and how its side wins. */
export interface LeadingValue {
  readonly lead: number;
  readonly way: Way;
}

/** Sums with the same key are the same but for the place that `lead` bounds are counted from. */
export interface LeadEvent {
  readonly key: number;
  readonly sum: (events: Events) => SignedSum;
}

/** The leader with the value at the place `x`. */
export interface LeadingHand extends Leader {
  readonly model: Model;
  readonly rivals: Rivals;
  readonly way: Way;
  readonly x: number;
}

export const below: Bound = { lead: -1 };
export const upTo: Bound = { lead: 0 };
const opposed: Bound = { limit: 'opposed' };
const free: Bound = { limit: 'free' };

/** What bounds a hand of which nothing else is asked. */
export function ownBound({ model, hand: leader, rivals, way }: LeadingHand, hand: number): Bound {
  if (model.hands[hand]?.side === undefined) return unbound;
  if (isOpponent(model, leader, hand)) return way === 'by leader' ? below : opposed;
  return way === 'by ally' && rivals.free.has(hand) ? free : upTo;
}

/** What is known of cards that only lie beside a kept one. */
export function restsEvent({ rests }: Model, events: Events): SignedSum {
  return all(rests.map((rest) => notDisplacing(rest, events)));
}

/** The event that the cards don't displace what is kept at their place. */
function notDisplacing(rest: Rest, events: Events): SignedSum {
  return rest.keep === 'highest'
    ? events.within(rest, { fixed: rest.place })
    : minus(always, events.within(rest, { fixed: rest.place - 1 }));
}
