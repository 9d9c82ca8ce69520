/** The highest die of a hand: its possible values, and the number of rolls of each. */
import { dieFaces } from './contest.ts';
import type { Dice } from './contest.ts';

/** A value that the highest die can have, and the number of equally likely rolls in which it has it. */
export interface ValueRolls {
  readonly value: number;
  readonly rolls: bigint;
}

/** The highest of these dice; 0 where there are none. */
export function highestOf(dice: readonly number[]): number {
  return Math.max(0, ...dice);
}

/** How many faces, from 1 up, the dice still to be rolled can show: at most a held die that is known to count. */
export function openFaces({ held = [], keepsHeld }: Dice): number {
  if (keepsHeld !== true || held.length === 0) return dieFaces;
  return Math.min(dieFaces, Math.max(1, Math.floor(highestOf(held))));
}

/** The number of rolls of the dice still to be rolled. */
export function allRolls(hand: Dice): bigint {
  return BigInt(openFaces(hand)) ** BigInt(hand.dice);
}

/** The number of rolls in which no die of the hand is above the value. */
export function rollsUpTo(hand: Dice, value: number): bigint {
  if (value < highestOf(hand.held ?? [])) return 0n;
  return BigInt(Math.floor(Math.min(value, openFaces(hand)))) ** BigInt(hand.dice);
}

/** Every value that the highest die of one of the hands could have, ascending. */
export function valuesOf(hands: readonly Dice[]): readonly number[] {
  const faces = Array.from({ length: dieFaces + 1 }, (_, face) => face);
  return [...new Set([...faces, ...hands.map(({ held = [] }) => highestOf(held))])].sort((a, b) => a - b);
}

/** The possible values of the highest die of the hand, ascending. */
export function highestRolls(hand: Dice): readonly ValueRolls[] {
  const values = valuesOf([hand]);
  return values
    .map((value, place) => ({ value, rolls: rollsUpTo(hand, value) - rollsUpTo(hand, values[place - 1] ?? -1) }))
    .filter(({ rolls }) => rolls > 0n);
}

/** The number of rolls in which the highest die is a 1. */
export function fumblingRolls(hand: Dice): bigint {
  return rollsUpTo(hand, 1) - rollsUpTo(hand, 0);
}
