/** A hand that leads with a certain value, and the bounds of all other hands in that case. */
import type { Bound } from './bound-counts.ts';
import { all, always, minus, unbound } from './events.ts';
import type { Events, SignedSum } from './events.ts';
import type { Model, Rest } from './model.ts';
import { isOpponent } from './rivals.ts';
import type { Leader, Rivals } from './rivals.ts';

/** Whether the highest value of the leader’s side is the leader’s own, or a higher one of an ally. */
export type Way = 'by leader' | 'by ally';

/** The index of the leading value, and how its side wins. */
export interface LeadingValue {
  readonly lead: number;
  readonly way: Way;
}

/** Sums with the same key differ only in the leading value, to which `lead` bounds are relative. */
export interface LeadEvent {
  readonly key: number;
  readonly sum: (events: Events) => SignedSum;
}

/** The leader with the value at index `x`. */
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

/** The bound of a hand without further conditions. */
export function ownBound({ model, hand: leader, rivals, way }: LeadingHand, hand: number): Bound {
  if (model.hands[hand]?.side === undefined) return unbound;
  if (isOpponent(model, leader, hand)) return way === 'by leader' ? below : opposed;
  return way === 'by ally' && rivals.free.has(hand) ? free : upTo;
}

/** The event that no card drawn in addition to a known kept card displaces it. */
export function restsEvent({ rests }: Model, events: Events): SignedSum {
  return all(rests.map((rest) => notDisplacing(rest, events)));
}

/** The event that these cards don’t displace the kept card. */
function notDisplacing(rest: Rest, events: Events): SignedSum {
  return rest.keep === 'highest'
    ? events.within(rest, { fixed: rest.place })
    : minus(always, events.within(rest, { fixed: rest.place - 1 }));
}
