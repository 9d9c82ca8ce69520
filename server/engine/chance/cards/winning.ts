/** How often a side wins, alone or together with an event that one of its hands leads. */
import { withinOf } from './attempts.ts';
import { all, always, minus, newEvents } from './events.ts';
import type { Bound } from './bound-counts.ts';
import type { Events, SignedSum } from './events.ts';
import { restsEvent } from './leading-hand.ts';
import { leadEvents } from './leading.ts';
import type { Leader } from './rivals.ts';
import type { Model } from './model.ts';
import type { Weighable } from './deal-weights.ts';
import { newScales } from './weigh.ts';
import type { Scales } from './weigh.ts';

/** A model with all that has been counted of it, so that what several hands have in common is counted once. */
export interface Counting {
  readonly model: Model;
  readonly events: Events;
  readonly scales: Scales;
}

export function newCounting(model: Model): Counting {
  const events = newEvents(model.decks.map(({ dealt }) => dealt));
  return { model, events, scales: newScales(model, events) };
}

/** The deals in which the side wins: its highest lies at some place, and all others below. */
export function winningDeals({ model, events, scales }: Counting, side: string): bigint {
  const within = (mine: boolean, bound: Bound): SignedSum =>
    all(
      model.hands.map((hand, number) =>
        hand.side === undefined || (hand.side === side) !== mine ? always : withinOf(model, events, number, bound),
      ),
    );
  const highest = minus(within(true, { lead: 0 }), within(true, { lead: -1 }));
  const sum = scales.prepare(all([restsEvent(model, events), highest, within(false, { lead: -1 })]));
  return model.values.reduce((deals, _, lead) => deals + scales.weigh(sum, { lead, way: 'by leader' }), 0n);
}

/** The deals in which what is known of some hands holds. */
export function possibleDeals({ model, events, scales }: Counting): bigint {
  return scales.weigh(scales.prepare(restsEvent(model, events)), { lead: 0, way: 'by leader' });
}

/**
 * The deals in which the leader's side wins and the leader takes effect. Events with the same key come one after the
 * other, as the leading value rises.
 */
export function leadingDeals({ model, events, scales }: Counting, leader: Leader): bigint {
  const { ways, places, eventAt } = leadEvents(model, leader);
  let deals = 0n;
  for (const way of ways) {
    let key = -1;
    let sum: Weighable = [];
    for (const lead of places(way)) {
      const event = eventAt(lead, way);
      if (event === undefined) continue;
      if (event.key !== key) sum = scales.prepare(event.sum(events));
      key = event.key;
      deals += scales.weigh(sum, { lead, way });
    }
  }
  return deals;
}
