/**
 * The events that decide a contest, each seen from one hand that leads: it keeps a certain value, exceeds what it has
 * to exceed, and nothing on its side goes before it. Its side wins in one of two ways: by the leader's value, with all
 * opponents below it, or by a higher one of an ally, which is left to a sweep over the values above the leader's.
 */
import { attackEvent } from './attack-event.ts';
import { withinOf } from './attempts.ts';
import type { Bound } from './bound-counts.ts';
import { all, both, minus } from './events.ts';
import { below, ownBound, restsEvent, upTo } from './leading-hand.ts';
import type { LeadingHand, LeadEvent, Way } from './leading-hand.ts';
import type { Model } from './model.ts';
import { leadingPlaces } from './feasible-values.ts';
import { handsIn, rivalsOf } from './rivals.ts';
import type { Leader } from './rivals.ts';

/**
 * Tells a leader's event at a place of its value, which it keeps then and takes effect if its side wins; undefined
 * where it can't.
 */
export interface LeadEvents {
  readonly ways: readonly Way[];
  readonly places: (way: Way) => readonly number[];
  readonly eventAt: (place: number, way: Way) => LeadEvent | undefined;
}

const noEvents: LeadEvents = { ways: [], places: () => [], eventAt: () => undefined };
const alone: readonly Way[] = ['by leader'];
const bothWays: readonly Way[] = ['by leader', 'by ally'];

/** The events of a leader in ascending order of its value: only the places that it can keep in that way are given. */
export function leadEvents(model: Model, { hand, thresholds, by, failing }: Leader): LeadEvents {
  const { side, kind, keep } = model.hands[hand] ?? {};
  if (side === undefined || kind === 'idle' || failing.has(hand)) return noEvents;
  const rivals = rivalsOf(model, { hand, thresholds, by, failing });
  const eventOf = kind === 'attack' ? attackEvent : otherEvent;
  return {
    ways: rivals.free.size === 0 ? alone : bothWays,
    places: (way) => (keep === 'lowest' && by !== undefined ? [by] : leadingPlaces(model, hand, rivals, way)),
    eventAt: (x, way) => eventOf({ hand, thresholds, by, failing, model, rivals, way, x }),
  };
}

/** All that it has to exceed lies below it; nothing else restrains its allies. */
function otherEvent(lead: LeadingHand): LeadEvent | undefined {
  const { model } = lead;
  const reach = lead.by ?? lead.x;
  const foes = new Set(handsIn(lead.thresholds));
  const exceedsNumbers = lead.thresholds.every((threshold) => 'hand' in threshold || threshold.from <= reach);
  if (!exceedsNumbers || foes.has(lead.hand)) return undefined;
  const cut = lead.by === undefined ? below : { fixed: lead.by - 1 };
  const boundOf = (hand: number): Bound => (foes.has(hand) ? cut : ownBound(lead, hand));
  return {
    key: 0,
    sum: (events) =>
      both(
        restsEvent(model, events),
        all(
          model.hands.map((_, hand) =>
            hand === lead.hand
              ? minus(withinOf(model, events, hand, upTo), withinOf(model, events, hand, below))
              : withinOf(model, events, hand, boundOf(hand)),
          ),
        ),
      ),
  };
}
