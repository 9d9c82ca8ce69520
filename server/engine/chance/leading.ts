/**
 * The events that decide a contest, each seen from one hand that leads: it keeps a certain value, exceeds what it has to
 * exceed, and nothing on its side goes before it. Its side wins in one of two ways: by the leader's value, with all
 * opponents below it, or by a higher one of an ally, which is left to a sweep over the values above the leader's.
 */
import { attackEvent } from './attack-event.ts';
import { withinOf } from './attempts.ts';
import type { Bound } from './columns.ts';
import { all, both, minus } from './events.ts';
import { below, ownBound, restsEvent, upTo } from './lead.ts';
import type { Lead, LeadEvent, Way } from './lead.ts';
import type { Model } from './model.ts';
import { handsIn, sightOf } from './sight.ts';
import type { Leader } from './sight.ts';

/**
 * For each place and way the event that the leader keeps that value and takes effect if its side wins so; undefined
 * where it can't.
 */
export function leadEvents(model: Model, leader: Leader): (x: number, way: Way) => LeadEvent | undefined {
  const hand = model.hands[leader.hand];
  if (hand?.side === undefined || hand.kind === 'idle' || leader.failing.has(leader.hand)) return () => undefined;
  const sight = sightOf(model, leader);
  const eventOf = hand.kind === 'attack' ? attackEvent : otherEvent;
  return (x, way) => {
    if (way === 'by ally' && sight.free.size === 0) return undefined;
    if (hand.keep === 'lowest' && leader.by !== undefined && leader.by !== x) return undefined;
    return eventOf({ ...leader, model, sight, way, x });
  };
}

/** All that it has to exceed lies below it; nothing else restrains its allies. */
function otherEvent(lead: Lead): LeadEvent | undefined {
  const { model } = lead;
  const reach = lead.by ?? lead.x;
  const foes = new Set(handsIn(lead.thresholds));
  const exceedsNumbers = lead.thresholds.every((threshold) => 'hand' in threshold || threshold.from <= reach);
  if (!exceedsNumbers || foes.has(lead.hand)) return undefined;
  const cut = lead.by === undefined ? below : { fixed: lead.by - 1 };
  const boundOf = (hand: number): Bound => (foes.has(hand) ? cut : ownBound(lead, hand));
  return {
    key: 0,
    sum: (events) => both(restsEvent(model, events), all(model.hands.map((_, hand) => hand === lead.hand
      ? minus(withinOf(model, events, hand, upTo), withinOf(model, events, hand, below))
      : withinOf(model, events, hand, boundOf(hand))))),
  };
}
