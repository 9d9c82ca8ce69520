/** How often a side wins, alone or together with an event that one of its hands leads. */
import { withinOf } from './attempts.ts';
import { newBounds } from './bounds.ts';
import type { Bounds } from './bounds.ts';
import { leadEvent, mayBeExceeded, restsEvent } from './leading.ts';
import type { LeadEvent, Leader } from './leading.ts';
import type { Model } from './model.ts';
import { all, always, minus } from './signed-sum.ts';
import type { Bound, SignedSum } from './signed-sum.ts';
import { prepare, weigh } from './weigh.ts';
import type { Places, Prepared } from './weigh.ts';

/** A sum made ready: the whole, and the terms that the opponents' highest value matters to. */
interface Ready {
  readonly bounds: Bounds;
  readonly whole: Prepared;
  readonly swept: Prepared;
}

/** The deals in which the side wins: its highest lies at some place, and all others below. */
export function winningDeals(model: Model, side: string): bigint {
  const bounds = newBounds();
  const within = (mine: boolean, bound: Bound): SignedSum => all(model.hands.map((hand, number) =>
    hand.side === undefined || (hand.side === side) !== mine ? always : withinOf(model, bounds, number, bound)));
  const highest = minus(within(true, { lead: 0 }), within(true, { lead: -1 }));
  const sum = all([restsEvent(model, bounds), highest, within(false, { lead: -1 })]);
  const ready = prepare(sum, bounds.list, model.decks.length);
  return sumOver(model.values, (lead) => weigh(ready, model, bounds.list, { lead, opposed: lead, free: lead }));
}

/** The deals in which what is known of some hands holds. */
export function possibleDeals(model: Model): bigint {
  const bounds = newBounds();
  const ready = prepare(restsEvent(model, bounds), bounds.list, model.decks.length);
  return weigh(ready, model, bounds.list, { lead: 0, opposed: 0, free: 0 });
}

/** The deals in which the leader's side wins and the leader takes effect. */
export function leadingDeals(model: Model, leader: Leader): bigint {
  const known = new Map<string, Ready>();
  const exceedable = mayBeExceeded(model, leader);
  return sumOver(model.values, (x) => {
    const event = leadEvent(model, leader, x);
    if (event === undefined) return 0n;
    const ready = known.get(event.key) ?? makeReady(model, event);
    known.set(event.key, ready);
    return exceedable ? sweptDeals(model, ready, x) : dealsAt(ready.whole, model, ready.bounds, { lead: x, opposed: x - 1, free: x });
  });
}

/**
 * The side fails to win only if the opponents' highest lies at some place from `x` on and no ally lies above it;
 * terms without an opponent under a swept bound cancel out of that.
 */
function sweptDeals(model: Model, { bounds, whole, swept }: Ready, x: number): bigint {
  const top = model.values.length - 1;
  const deals = dealsAt(whole, model, bounds, { lead: x, opposed: top, free: top });
  if (swept.terms.length === 0) return deals;
  return deals - sumOver(model.values.slice(x), (step) => {
    const free = x + step;
    return dealsAt(swept, model, bounds, { lead: x, opposed: free, free }) - dealsAt(swept, model, bounds, { lead: x, opposed: free - 1, free });
  });
}

function makeReady(model: Model, event: LeadEvent): Ready {
  const bounds = newBounds();
  const sum = event.sum(bounds);
  const decks = model.decks.length;
  const isSwept = (at: number): boolean => bounds.list[Math.floor(at / decks)]?.limit === 'opposed';
  const swept = sum.filter(({ counts }) => counts.some((count, at) => count > 0 && isSwept(at)));
  return { bounds, whole: prepare(sum, bounds.list, decks), swept: prepare(swept, bounds.list, decks) };
}

function dealsAt(prepared: Prepared, model: Model, bounds: Bounds, places: Places): bigint {
  return weigh(prepared, model, bounds.list, places);
}

function sumOver(values: readonly number[], deals: (place: number) => bigint): bigint {
  return values.reduce((sum, _, place) => sum + deals(place), 0n);
}
