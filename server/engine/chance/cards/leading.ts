/**
 * The events that decide a contest, for one leading hand: it keeps a certain value, exceeds its thresholds, and no hand
 * of its side precedes it. Its side wins in one of two ways: by the leader’s value, with all opponents below it, or by
 * an ally’s higher value, which is counted by a sweep over the values above the leader’s.
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
 * A leader’s events: `eventAt` is the event that it keeps the value at `place` and takes effect if its side wins;
 * undefined if impossible.
 */
export interface LeadEvents {
  readonly ways: readonly Way[];
  readonly places: (way: Way) => readonly number[];
  readonly eventAt: (place: number, way: Way) => LeadEvent | undefined;
}

const noEvents: LeadEvents = { ways: [], places: () => [], eventAt: () => undefined };
const alone: readonly Way[] = ['by leader'];
const bothWays: readonly Way[] = ['by leader', 'by ally'];

/** The events of a leader; `places` are ascending and include only feasible values. */
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

/** The event for an action other than an attack: all its thresholds are exceeded; allies don’t matter. */
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
