/** Finds the allies of a leading hand that matter to it, and which of their attacks may precede its own. */
import type { Model, ModelThreshold } from './model.ts';

/**
 * A leading hand. An attack must exceed one of `thresholds`, another action all. Unless `by` is undefined, the value at
 * that place must exceed them too, and must be the kept one if the lowest card is kept. Hands in `failing` never
 * succeed.
 */
export interface Leader {
  readonly hand: number;
  readonly thresholds: readonly ModelThreshold[];
  readonly by: number | undefined;
  readonly failing: ReadonlySet<number>;
}

/** What an attack must exceed: one of the hands `foes`, or the number that is exceeded from place `from` on. */
export interface Aim {
  readonly hand: number;
  readonly foes: readonly number[];
  readonly from: number;
  readonly isAtOpponent: boolean;
}

/** An ally’s attack; `goesFirst` says that it precedes the leader’s if both have the same value. */
export interface Rival extends Aim {
  readonly goesFirst: boolean;
}

/**
 * `first` are the rivals with `goesFirst`, `rivals` all of them. `lowerFollow` says that the leader may be tried after
 * a higher attack; `free` are allies that may have a higher value than the leader.
 */
export interface Rivals {
  readonly aim: Aim;
  readonly first: readonly Rival[];
  readonly rivals: readonly Rival[];
  readonly free: ReadonlySet<number>;
  readonly lowerFollow: boolean;
}

export function rivalsOf(model: Model, leader: Leader): Rivals {
  const { hands } = model;
  const lowerFollow = lowerMayFollow(model, leader);
  const isHighest = (ally: number): boolean =>
    hands[leader.hand]?.kind === 'attack' && hands[ally]?.kind === 'attack' && !lowerFollow;
  const before = rivalHands(model, leader.hand, false);
  const rivals = rivalHands(model, leader.hand, true).map((hand): Rival => {
    const thresholds = leader.failing.has(hand) ? [] : (hands[hand]?.thresholds ?? []);
    return { ...aimOf(model, hand, thresholds), goesFirst: before.includes(hand) };
  });
  return {
    aim: aimOf(model, leader.hand, leader.thresholds),
    rivals,
    first: rivals.filter(({ goesFirst }) => goesFirst),
    lowerFollow,
    free: new Set(alliesOf(model, leader.hand).filter((ally) => ally !== leader.hand && !isHighest(ally))),
  };
}

function aimOf(model: Model, hand: number, thresholds: readonly ModelThreshold[]): Aim {
  const foes = handsIn(thresholds);
  return { hand, foes, from: lowestNumber(thresholds), isAtOpponent: foes.some((foe) => isOpponent(model, hand, foe)) };
}

/** The attacks of the leader’s side whose success matters to it: those that go first, or all if lower ones follow. */
export function rivalHands({ hands, order }: Model, leader: number, lowerFollow: boolean): readonly number[] {
  const before = lowerFollow ? order : order.slice(0, order.indexOf(leader));
  return before.filter(
    (hand) => hand !== leader && hands[hand]?.kind === 'attack' && hands[hand].side === hands[leader]?.side,
  );
}

/** Whether the hand belongs to another side than the leader. */
export function isOpponent({ hands }: Model, leader: number, hand: number): boolean {
  const side = hands[hand]?.side;
  return side !== undefined && side !== hands[leader]?.side;
}

export function handsIn(thresholds: readonly ModelThreshold[]): readonly number[] {
  const hands: number[] = [];
  for (const threshold of thresholds) if ('hand' in threshold) hands.push(threshold.hand);
  return hands;
}

/** The place from which the lowest numeric threshold is exceeded; infinite without one. */
function lowestNumber(thresholds: readonly ModelThreshold[]): number {
  return thresholds.reduce(
    (lowest, threshold) => ('from' in threshold ? Math.min(lowest, threshold.from) : lowest),
    Infinity,
  );
}

/**
 * Whether an attack higher than the leader can have failed although its side won. A failed attack on an opponent’s hand
 * is no higher than the opponents’ highest, so an ally must have won, and not by such an attack.
 */
function lowerMayFollow(model: Model, { hand: leader, failing }: Leader): boolean {
  return (
    model.lowerAttacksAreTried &&
    alliesOf(model, leader).some(
      (ally) =>
        ally !== leader &&
        (failing.has(ally) ||
          model.hands[ally]?.kind !== 'attack' ||
          !handsIn(model.hands[ally].thresholds).some((hand) => isOpponent(model, leader, hand))),
    )
  );
}

function alliesOf({ hands }: Model, leader: number): readonly number[] {
  const side = hands[leader]?.side;
  return side === undefined ? [] : [...hands.keys()].filter((number) => hands[number]?.side === side);
}
