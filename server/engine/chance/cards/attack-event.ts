/** The events in which an attack leads: it is the one that is tried, and it succeeds. */
import { settle, withinOf } from './attempts.ts';
import type { Attempt, Field, SignedBounds } from './attempts.ts';
import type { Bound } from './bound-counts.ts';
import { all } from './events.ts';
import type { Events, SignedSum } from './events.ts';
import { below, ownBound, restsEvent, upTo } from './leading-hand.ts';
import type { LeadingHand, LeadEvent, Way } from './leading-hand.ts';
import type { Aim, Rival } from './rivals.ts';

const lowerOnly: SignedBounds = [{ sign: 1, bound: below }];
const asHigh: SignedBounds = [{ sign: 1, bound: upTo }];
const here: SignedBounds = [
  { sign: 1, bound: upTo },
  { sign: -1, bound: below },
];

/**
 * No attack of its side that succeeds goes before it, be it by value or by preference. As the leading value rises no
 * level does, so that two events with as many cuts and the same sum of levels have the same levels.
 */
export function attackEvent(lead: LeadingHand): LeadEvent | undefined {
  const { rivals: sight } = lead;
  const cuts = cutCount(lead);
  let levels = levelOfLeader(lead, cuts);
  if (levels > 0 && sight.aim.foes.length === 0) return undefined;
  const rivals = lowerFollow(lead) ? sight.rivals : sight.first;
  for (const rival of rivals) levels += levelOfRival(lead, rival, cuts);
  return { key: cuts * mostLevels + levels, sum: (events) => attackSum(lead, rivals, events) };
}

/** More than all levels together. */
const mostLevels = 2 ** 20;

function attackSum(lead: LeadingHand, rivals: readonly Rival[], events: Events): SignedSum {
  const { model } = lead;
  const cuts = cutsOf(lead);
  const attempts = [
    ...rivals.map((rival) => rivalAttempt(lead, rival, cuts.length)),
    leadingAttempt(lead, cuts.length),
  ];
  const own = (hand: number): Bound => ownBound(lead, hand);
  const field: Field = { key: () => fieldKey(lead, cuts), model, events, cuts, own };
  const sums = [restsEvent(model, events), settle(field, attempts)];
  const isSettled = (hand: number): boolean =>
    attempts.some((attempt) => attempt.hand === hand || attempt.targets.includes(hand));
  for (const hand of model.hands.keys()) if (!isSettled(hand)) sums.push(withinOf(model, events, hand, own(hand)));
  return all(sums);
}

/** The free allies are told by the side, but for the leader itself where all others are free. */
function fieldKey({ model, hand, by, failing, way, rivals: sight }: LeadingHand, cuts: readonly Bound[]): string {
  return [model.hands[hand]?.side, way, by, cuts.length, ...(sight.lowerFollow ? [hand, ...failing] : [])].join();
}

/**
 * Whether attacks below a higher one that failed are tried; none is higher where the leader has its side's highest
 * value.
 */
function lowerFollow({ rivals: sight, way }: LeadingHand): boolean {
  return sight.lowerFollow && way === 'by ally';
}

/**
 * Where only the highest attack is tried, it matters who lies below it. Where lower ones follow, a higher one must have
 * failed against what is at least as high, so that every value from there on matters.
 */
function cutsOf(lead: LeadingHand): readonly Bound[] {
  const lucky = lead.by === undefined ? [] : [{ fixed: lead.by - 1 }];
  return [...lucky, below, ...Array.from({ length: higherCuts(lead) }, (_, step) => ({ lead: step }))];
}

function cutCount(lead: LeadingHand): number {
  return firstOf(lead.by) + 1 + higherCuts(lead);
}

function higherCuts(lead: LeadingHand): number {
  return lowerFollow(lead) ? lead.model.values.length - lead.x : 0;
}

function levelOfLeader({ by, x, way, rivals: { aim } }: LeadingHand, cuts: number): number {
  const isGood = aim.from <= (by ?? x) || (by === undefined && exceedsOpponent(aim, way));
  return isGood ? 0 : cuts;
}

function levelOfRival({ by, x, way }: LeadingHand, rival: Rival, cuts: number): number {
  const first = firstOf(by);
  return rival.from <= x || exceedsOpponent(rival, way) ? first : Math.min(cuts, first + rival.from - x);
}

/** The place of the cut below the leading value. */
function firstOf(by: LeadingHand['by']): number {
  return by === undefined ? 0 : 1;
}

function leadingAttempt(lead: LeadingHand, cuts: number): Attempt {
  const { hand, foes } = lead.rivals.aim;
  const level = levelOfLeader(lead, cuts);
  return {
    role: 'leads',
    hand,
    targets: level === 0 ? [] : foes,
    level,
    settled: (settled) => (settled === 0 ? here : []),
  };
}

function rivalAttempt(lead: LeadingHand, rival: Rival, cuts: number): Attempt {
  const { hand, foes, goesFirst } = rival;
  const first = firstOf(lead.by);
  const level = levelOfRival(lead, rival, cuts);
  return {
    role: goesFirst ? 'goes first' : 'goes later',
    hand,
    targets: level === first ? [] : foes,
    level,
    settled: (settled) => {
      if (settled <= first) return goesFirst ? lowerOnly : asHigh;
      if (settled > first + 1 && settled < cuts)
        return [{ sign: 1, bound: { lead: settled - first - 1, limit: 'free' } }];
      return settled < cuts ? asHigh : [{ sign: 1, bound: ownBound(lead, hand) }];
    },
  };
}

/** Whether one of its foes is an opponent, of whom it is known that they lie below the leader. */
function exceedsOpponent({ isAtOpponent }: Aim, way: Way): boolean {
  return way === 'by leader' && isAtOpponent;
}
