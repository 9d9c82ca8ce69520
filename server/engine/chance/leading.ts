/**
 * The events that decide a contest, each seen from one hand that leads: it keeps a certain value, exceeds what it has to
 * exceed, and nothing on its side goes before it. Whether its side wins is left to the sweep over the opponents' highest.
 */
import { settle, withinOf } from './attempts.ts';
import type { Attempt, Field, SignedBounds } from './attempts.ts';
import { unbound } from './bounds.ts';
import type { Bounds } from './bounds.ts';
import type { Model, ModelThreshold } from './model.ts';
import { all, always, both, minus } from './signed-sum.ts';
import type { Bound, SignedSum } from './signed-sum.ts';

/**
 * `thresholds` are those that count: one of them for an attack, all for another action. They must be exceeded by
 * the value at the place `by` too, where that is given;
 * where the lowest card is kept, that must be the kept value. Hands that are `failing` succeed in nothing.
 */
export interface Leader {
  readonly hand: number;
  readonly thresholds: readonly ModelThreshold[];
  readonly by?: number;
  readonly failing: ReadonlySet<number>;
}

/** Sums with the same key are the same but for the place that `lead` bounds are counted from. */
export interface LeadEvent {
  readonly key: string;
  readonly sum: (bounds: Bounds) => SignedSum;
}

const below: Bound = { lead: -1 };
const upTo: Bound = { lead: 0 };
const here: SignedBounds = [{ sign: 1, bound: upTo }, { sign: -1, bound: below }];

/** The event that the leader keeps the value at place `x` and takes effect if its side wins; undefined if it can't. */
export function leadEvent(model: Model, leader: Leader, x: number): LeadEvent | undefined {
  const hand = model.hands[leader.hand];
  if (hand?.side === undefined || (hand.keep === 'lowest' && leader.by !== undefined && leader.by !== x)) return undefined;
  switch (hand.kind) {
    case 'attack': return attackEvent(model, leader, x);
    case 'other': return otherEvent(model, leader, x);
    case 'idle': return undefined;
  }
}

/** Whether a hand of the leader's side can keep more than the leader. */
export function mayBeExceeded(model: Model, leader: Leader): boolean {
  return alliesOf(model, leader.hand).some((ally) => ally !== leader.hand && !isBounded(model, leader, ally));
}

/** What is known of cards that only lie beside a kept one. */
export function restsEvent(model: Model, bounds: Bounds): SignedSum {
  return all(model.rests.map((rest) => rest.keep === 'highest'
    ? bounds.within(rest, { fixed: rest.place })
    : minus(always, bounds.within(rest, { fixed: rest.place - 1 }))));
}

/** All that it has to exceed lies below it; nothing else restrains its allies. */
function otherEvent(model: Model, leader: Leader, x: number): LeadEvent | undefined {
  const reach = leader.by ?? x;
  const foes = new Set(leader.thresholds.flatMap((threshold) => ('hand' in threshold ? threshold.hand : [])));
  const exceedsNumbers = leader.thresholds.every((threshold) => 'hand' in threshold || threshold.from <= reach);
  if (!exceedsNumbers || foes.has(leader.hand) || leader.failing.has(leader.hand)) return undefined;
  const cut = leader.by === undefined ? below : { fixed: leader.by - 1 };
  const boundOf = (hand: number): Bound => (foes.has(hand) ? cut : ownBound(model, leader, hand));
  return {
    key: '',
    sum: (bounds) => both(restsEvent(model, bounds), all(model.hands.map((_, hand) => hand === leader.hand
      ? minus(withinOf(model, bounds, hand, upTo), withinOf(model, bounds, hand, below))
      : withinOf(model, bounds, hand, boundOf(hand))))),
  };
}

/** No attack of its side that succeeds goes before it, be it by value or by preference. */
function attackEvent(model: Model, leader: Leader, x: number): LeadEvent | undefined {
  if (leader.failing.has(leader.hand)) return undefined;
  const cuts = cutsOf(model, leader, x);
  const rivals = rivalsOf(model, leader.hand, lowerMayFollow(model, leader));
  const attempts = [leadingAttempt(leader, x, cuts), ...rivals.map((hand) => rivalAttempt(model, leader, hand, x, cuts))];
  const own = (hand: number): Bound => ownBound(model, leader, hand);
  const settled = new Set(attempts.flatMap(({ hand, targets }) => [hand, ...targets]));
  return {
    key: `${cuts.length};${attempts.map(({ level }) => level).join()}`,
    sum: (bounds) => {
      const field: Field = { model, bounds, cuts, own };
      const others = model.hands.map((_, hand) => withinOf(model, bounds, hand, settled.has(hand) ? unbound : own(hand)));
      return all([restsEvent(model, bounds), all(others), settle(field, attempts)]);
    },
  };
}

/**
 * Where only the highest attack is tried, it matters who lies below it. Where lower ones follow, a higher one must have
 * failed against what is at least as high, so that every value from there on matters.
 */
function cutsOf(model: Model, leader: Leader, x: number): readonly Bound[] {
  const lucky = leader.by === undefined ? [] : [{ fixed: leader.by - 1 }];
  const higher = lowerMayFollow(model, leader) ? model.values.length - x : 0;
  return [...lucky, below, ...Array.from({ length: higher }, (_, lead) => ({ lead }))];
}

function leadingAttempt(leader: Leader, x: number, cuts: readonly Bound[]): Attempt {
  return {
    hand: leader.hand,
    targets: handsIn(leader.thresholds),
    level: lowestNumber(leader.thresholds) <= (leader.by ?? x) ? 0 : cuts.length,
    settled: (level) => (level === 0 ? here : []),
  };
}

function rivalAttempt(model: Model, leader: Leader, hand: number, x: number, cuts: readonly Bound[]): Attempt {
  const thresholds = leader.failing.has(hand) ? [] : model.hands[hand]?.thresholds ?? [];
  const first = cuts.indexOf(below);
  const goesFirst = model.order.indexOf(hand) < model.order.indexOf(leader.hand);
  return {
    hand,
    targets: handsIn(thresholds),
    level: Math.min(cuts.length, first + Math.max(0, lowestNumber(thresholds) - x)),
    settled: (level) => {
      if (level <= first) return [{ sign: 1, bound: goesFirst ? below : upTo }];
      if (level > first + 1 && level < cuts.length) return [{ sign: 1, bound: { lead: level - first - 1, limit: 'free' } }];
      return [{ sign: 1, bound: level < cuts.length ? upTo : ownBound(model, leader, hand) }];
    },
  };
}

/** The attacks of the leader's side whose success matters to it: those that go first, or all where lower ones follow. */
export function rivalsOf({ hands, order }: Model, leader: number, lowerFollow: boolean): readonly number[] {
  return order.filter((hand) => hand !== leader && hands[hand]?.kind === 'attack' && hands[hand].side === hands[leader]?.side
    && (lowerFollow || order.indexOf(hand) < order.indexOf(leader)));
}

/** What bounds a hand of which nothing else is asked. */
function ownBound(model: Model, leader: Leader, hand: number): Bound {
  const side = model.hands[hand]?.side;
  if (side === undefined) return unbound;
  if (side !== model.hands[leader.hand]?.side) return { limit: 'opposed' };
  return isBounded(model, leader, hand) ? upTo : { limit: 'free' };
}

/** The highest attack is only that if no other is higher. */
function isBounded(model: Model, leader: Leader, ally: number): boolean {
  return model.hands[leader.hand]?.kind === 'attack' && model.hands[ally]?.kind === 'attack' && !lowerMayFollow(model, leader);
}

/**
 * Whether an attack higher than the leader can have failed though its side won. An attack on an opponent's hand that
 * fails is no higher than the opponents' highest, so somebody else must have won, and not by such an attack.
 */
function lowerMayFollow(model: Model, { hand: leader, failing }: Leader): boolean {
  const side = model.hands[leader]?.side;
  const isOpponent = (hand: number): boolean => model.hands[hand]?.side !== undefined && model.hands[hand].side !== side;
  return model.lowerAttacksAreTried && alliesOf(model, leader).some((ally) => ally !== leader
    && (failing.has(ally) || model.hands[ally]?.kind !== 'attack' || !handsIn(model.hands[ally].thresholds).some(isOpponent)));
}

function alliesOf(model: Model, leader: number): readonly number[] {
  const side = model.hands[leader]?.side;
  return side === undefined ? [] : model.hands.flatMap((hand, number) => (hand.side === side ? [number] : []));
}

function handsIn(thresholds: readonly ModelThreshold[]): readonly number[] {
  return thresholds.flatMap((threshold) => ('hand' in threshold ? threshold.hand : []));
}

function lowestNumber(thresholds: readonly ModelThreshold[]): number {
  return thresholds.reduce((lowest, threshold) => ('from' in threshold ? Math.min(lowest, threshold.from) : lowest), Infinity);
}
