/** Counts the deals in which a side wins, alone or together with the event that one of its hands leads. */
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

/** A model with its caches, which are shared by all counts of its hands. */
export interface Counting {
  readonly model: Model;
  readonly events: Events;
  readonly scales: Scales;
}

export function newCounting(model: Model): Counting {
  const events = newEvents(model.decks.map(({ dealt }) => dealt));
  return { model, events, scales: newScales(model, events) };
}

/** The deals in which the side wins: its highest value is at some place, and all others are below. */
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

/** The number of all deals that are consistent with what is known of the hands. */
export function possibleDeals({ model, events, scales }: Counting): bigint {
  return scales.weigh(scales.prepare(restsEvent(model, events)), { lead: 0, way: 'by leader' });
}

/**
 * The deals in which the leader’s side wins and the leader takes effect. Events with the same key are consecutive as
 * the leading value rises, so each sum is prepared once.
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
