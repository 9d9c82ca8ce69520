/** Groups the hands of a contest by side, and within a side by equal dice. */
import type { Dice, DiceHand } from './contest.ts';
import { highestOf, openFaces, rollsUpTo } from './highest.ts';

/** Hands of one side that have the same chances. */
export interface LikeHands {
  readonly dice: Dice;
  readonly ids: readonly string[];
}

export interface Side {
  readonly groups: readonly LikeHands[];
}

export function sidesOf(hands: readonly DiceHand[]): readonly Side[] {
  return grouped(hands, ({ side }) => side).map((allies) => ({
    groups: grouped(allies, likenessOf).flatMap((like) =>
      like[0] === undefined ? [] : [{ dice: like[0], ids: like.map(({ id }) => id) }],
    ),
  }));
}

/** The number of rolls of the side in which none of its dice is above the value. */
export function sideRollsUpTo({ groups }: Side, value: number): bigint {
  return groups.reduce((product, { dice, ids }) => product * rollsUpTo(dice, value) ** BigInt(ids.length), 1n);
}

function likenessOf(hand: DiceHand): string {
  return [hand.dice, highestOf(hand.held ?? []), openFaces(hand)].join();
}

function grouped<T>(things: readonly T[], keyOf: (thing: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return [...groups.values()];
}
