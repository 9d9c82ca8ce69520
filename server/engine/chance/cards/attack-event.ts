/** The event that an attack leads: it is its side’s tried attack, and it succeeds. */
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
 * The event that the leading attack succeeds and no successful attack of its side precedes it, by value or preference.
 * Levels never rise with the leading value, so that events with equal numbers of cuts and sums of levels have equal
 * levels.
 */
export function attackEvent(lead: LeadingHand): LeadEvent | undefined {
  const { rivals } = lead;
  const cuts = cutCount(lead);
  let levels = levelOfLeader(lead, cuts);
  if (levels > 0 && rivals.aim.foes.length === 0) return undefined;
  const attempted = lowerFollow(lead) ? rivals.rivals : rivals.first;
  for (const rival of attempted) levels += levelOfRival(lead, rival, cuts);
  return { key: cuts * mostLevels + levels, sum: (events) => attackSum(lead, attempted, events) };
}

/** An upper bound on the sum of all levels. */
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

/** The side identifies the free allies, except when lower attacks follow: then all but the leader are free. */
function fieldKey({ model, hand, by, failing, way, rivals }: LeadingHand, cuts: readonly Bound[]): string {
  return [model.hands[hand]?.side, way, by, cuts.length, ...(rivals.lowerFollow ? [hand, ...failing] : [])].join();
}

/**
 * Whether the leader may be tried after a higher attack failed; impossible if the leader has its side’s highest value.
 */
function lowerFollow({ rivals, way }: LeadingHand): boolean {
  return rivals.lowerFollow && way === 'by ally';
}

/**
 * The values at which the event distinguishes hands. If only the highest attack is tried, just the cut below the leader
 * (and below its lucky card) matters. If lower attacks follow, each higher one must have failed against something at
 * least as high, so that every value from the leader’s on matters.
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

/** The index of the cut below the leading value. */
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

/** Whether one of its targets is an opponent, all of whom are known to be below the leader. */
function exceedsOpponent({ isAtOpponent }: Aim, way: Way): boolean {
  return way === 'by leader' && isAtOpponent;
}
