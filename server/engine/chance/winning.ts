/** How often a side wins, alone or together with an event that one of its hands leads. */
import { withinOf } from './attempts.ts';
import { newBounds } from './bounds.ts';
import { leadEvent, mayBeExceeded, restsEvent } from './leading.ts';
import type { LeadEvent, Leader } from './leading.ts';
import type { Model } from './model.ts';
import { all, always, minus } from './signed-sum.ts';
import type { Bound, SignedSum } from './signed-sum.ts';
import { begin, finish, prepare } from './weigh.ts';
import type { Begun, Prepared } from './weigh.ts';

/** For events whose sum has no swept bound. */
const unswept = { opposed: 0, free: 0 };

/** The deals in which the side wins: its highest lies at some place, and all others below. */
export function winningDeals(model: Model, side: string): bigint {
  const bounds = newBounds();
  const within = (mine: boolean, bound: Bound): SignedSum => all(model.hands.map((hand, number) =>
    hand.side === undefined || (hand.side === side) !== mine ? always : withinOf(model, bounds, number, bound)));
  const highest = minus(within(true, { lead: 0 }), within(true, { lead: -1 }));
  const sum = all([restsEvent(model, bounds), highest, within(false, { lead: -1 })]);
  const ready = prepare(sum, bounds.list, model.decks.length);
  return sumOver(model.values, (lead) => finish(begin(ready, model, lead), model, unswept, 'all'));
}

/** The deals in which what is known of some hands holds. */
export function possibleDeals(model: Model): bigint {
  const bounds = newBounds();
  const ready = prepare(restsEvent(model, bounds), bounds.list, model.decks.length);
  return finish(begin(ready, model, 0), model, unswept, 'all');
}

/** The deals in which the leader's side wins and the leader takes effect. */
export function leadingDeals(model: Model, leader: Leader): bigint {
  const known = new Map<string, Prepared>();
  const exceedable = mayBeExceeded(model, leader);
  return sumOver(model.values, (lead) => {
    const event = leadEvent(model, leader, lead);
    if (event === undefined) return 0n;
    const ready = known.get(event.key) ?? prepareEvent(model, event);
    known.set(event.key, ready);
    const begun = begin(ready, model, lead);
    return exceedable ? sweptDeals(model, begun, lead) : finish(begun, model, { opposed: lead - 1, free: lead }, 'all');
  });
}

/**
 * The side fails to win only if the opponents' highest lies at some place from the lead on and no ally lies above it;
 * terms without an opponent under a swept bound cancel out of that.
 */
function sweptDeals(model: Model, begun: Begun, lead: number): bigint {
  const top = model.values.length - 1;
  const deals = finish(begun, model, { opposed: top, free: top }, 'all');
  if (!begun.terms.some(({ isSwept }) => isSwept)) return deals;
  return deals - sumOver(model.values.slice(lead), (step) => {
    const free = lead + step;
    return finish(begun, model, { opposed: free, free }, 'swept') - finish(begun, model, { opposed: free - 1, free }, 'swept');
  });
}

function prepareEvent(model: Model, event: LeadEvent): Prepared {
  const bounds = newBounds();
  const sum = event.sum(bounds);
  return prepare(sum, bounds.list, model.decks.length);
}

function sumOver(values: readonly number[], deals: (place: number) => bigint): bigint {
  return values.reduce((sum, _, place) => sum + deals(place), 0n);
}
