/** The events in which an attack leads: it is the one that is tried, and it succeeds. */
import { settle, withinOf } from './attempts.ts';
import type { Attempt, Field, SignedBounds } from './attempts.ts';
import type { Bound } from './columns.ts';
import { all, unbound } from './events.ts';
import type { Events, SignedSum } from './events.ts';
import { below, ownBound, restsEvent, upTo } from './lead.ts';
import type { Lead, LeadEvent, Way } from './lead.ts';
import type { Aim, Rival } from './sight.ts';

const lowerOnly: SignedBounds = [{ sign: 1, bound: below }];
const asHigh: SignedBounds = [{ sign: 1, bound: upTo }];
const here: SignedBounds = [{ sign: 1, bound: upTo }, { sign: -1, bound: below }];

/**
 * No attack of its side that succeeds goes before it, be it by value or by preference. As the leading value rises no level
 * does, so that two events with as many cuts and the same sum of levels have the same levels.
 */
export function attackEvent(lead: Lead): LeadEvent | undefined {
  const { sight } = lead;
  const cuts = cutsOf(lead);
  const own = levelOfLeader(lead, cuts);
  if (own > 0 && sight.aim.foes.length === 0) return undefined;
  const rivals = lowerFollow(lead) ? sight.rivals : sight.first;
  const levels = rivals.reduce((sum, rival) => sum + levelOfRival(lead, rival, cuts), own);
  return {
    key: cuts.length * mostLevels + levels,
    sum: (events) => attackSum(lead, cuts, [...rivals.map((rival) => rivalAttempt(lead, rival, cuts)), leadingAttempt(lead, cuts)], events),
  };
}

/** More than all levels together. */
const mostLevels = 2 ** 20;

function attackSum(lead: Lead, cuts: readonly Bound[], attempts: readonly Attempt[], events: Events): SignedSum {
  const { model } = lead;
  const own = (hand: number): Bound => ownBound(lead, hand);
  const settled = new Set(attempts.flatMap(({ hand, targets }) => [hand, ...targets]));
  const others = model.hands.map((_, hand) => withinOf(model, events, hand, settled.has(hand) ? unbound : own(hand)));
  const field: Field = { key: fieldKey(lead, cuts), model, events, cuts, own };
  return all([restsEvent(model, events), ...others, settle(field, attempts)]);
}

/** The free allies are told by the side, but for the leader itself where all others are free. */
function fieldKey({ model, hand, by, failing, way, sight }: Lead, cuts: readonly Bound[]): string {
  return [model.hands[hand]?.side, way, by, cuts.length, ...(sight.lowerFollow ? [hand, ...failing] : [])].join();
}

/** Whether attacks below a higher one that failed are tried; none is higher where the leader has its side's highest value. */
function lowerFollow({ sight, way }: Lead): boolean {
  return sight.lowerFollow && way === 'by ally';
}

/**
 * Where only the highest attack is tried, it matters who lies below it. Where lower ones follow, a higher one must have
 * failed against what is at least as high, so that every value from there on matters.
 */
function cutsOf(lead: Lead): readonly Bound[] {
  const lucky = lead.by === undefined ? [] : [{ fixed: lead.by - 1 }];
  const higher = lowerFollow(lead) ? lead.model.values.length - lead.x : 0;
  return [...lucky, below, ...Array.from({ length: higher }, (_, step) => ({ lead: step }))];
}

function levelOfLeader({ by, x, way, sight: { aim } }: Lead, cuts: readonly Bound[]): number {
  const isGood = aim.from <= (by ?? x) || (by === undefined && exceedsOpponent(aim, way));
  return isGood ? 0 : cuts.length;
}

function levelOfRival({ by, x, way }: Lead, rival: Rival, cuts: readonly Bound[]): number {
  const first = firstOf(by);
  return rival.from <= x || exceedsOpponent(rival, way) ? first : Math.min(cuts.length, first + rival.from - x);
}

/** The place of the cut below the leading value. */
function firstOf(by: Lead['by']): number {
  return by === undefined ? 0 : 1;
}

function leadingAttempt(lead: Lead, cuts: readonly Bound[]): Attempt {
  const { hand, foes } = lead.sight.aim;
  const level = levelOfLeader(lead, cuts);
  return { role: 'leads', hand, targets: level === 0 ? [] : foes, level, settled: (settled) => (settled === 0 ? here : []) };
}

function rivalAttempt(lead: Lead, rival: Rival, cuts: readonly Bound[]): Attempt {
  const { hand, foes, goesFirst } = rival;
  const first = firstOf(lead.by);
  const level = levelOfRival(lead, rival, cuts);
  return {
    role: goesFirst ? 'goes first' : 'goes later', hand, targets: level === first ? [] : foes, level,
    settled: (settled) => {
      if (settled <= first) return goesFirst ? lowerOnly : asHigh;
      if (settled > first + 1 && settled < cuts.length) return [{ sign: 1, bound: { lead: settled - first - 1, limit: 'free' } }];
      return settled < cuts.length ? asHigh : [{ sign: 1, bound: ownBound(lead, hand) }];
    },
  };
}

/** Whether one of its foes is an opponent, of whom it is known that they lie below the leader. */
function exceedsOpponent({ isAtOpponent }: Aim, way: Way): boolean {
  return way === 'by leader' && isAtOpponent;
}
