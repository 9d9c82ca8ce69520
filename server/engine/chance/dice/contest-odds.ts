/**
 * The exact odds of a contest of dice, computed without enumerating rolls. Hands are independent, so the number of
 * rolls in which a hand leads with a value is a product: its own, its allies' up to that value, and all opponents'
 * below it.
 */
import { none, toFraction } from '../fractions.ts';
import { aloneParts, drawnParts, partsOfRoll, type LikeAllies } from './allies.ts';
import type { DiceChances, DiceHandChances } from './chances.ts';
import { dieFaces } from './contest.ts';
import type { Dice, DiceContest } from './contest.ts';
import { allRolls, fumblingRolls, rollsUpTo, valuesOf } from './highest.ts';
import { sideRollsUpTo, sidesOf } from './sides.ts';
import type { LikeHands, Side } from './sides.ts';

/**
 * A value with which a side can lead, the next lower value, and the number of rolls that leave all other sides at or
 * below that.
 */
interface Lead {
  readonly value: number;
  readonly before: number;
  readonly othersBelow: bigint;
}

/** The same result as enumerating all rolls. */
export function diceChances({ hands }: DiceContest): DiceChances {
  const sides = sidesOf(hands);
  const total = product(hands.map(allRolls));
  const leads = leadsOf(sides, valuesOf(hands));
  const won = sides.reduce((sum, side, number) => sum + winningRolls(side, leads[number] ?? []), 0n);
  const chances = new Map(sides.flatMap((side, number) => chancesOf(side, leads[number] ?? [], total)));
  return {
    hands: new Map(hands.map(({ id }) => [id, chances.get(id) ?? { acts: none, critical: none, fumble: none }])),
    tie: toFraction(total - won, total),
    everyoneFumbles: hands.length === 0 ? none : toFraction(product(hands.map(fumblingRolls)), total),
  };
}

/** For each side, the values with which it can lead alone. */
function leadsOf(sides: readonly Side[], values: readonly number[]): readonly (readonly Lead[])[] {
  const steps = values.map((value, place) => {
    const before = values[place - 1] ?? -1;
    return { value, before, others: productsOfOthers(sides.map((side) => sideRollsUpTo(side, before))) };
  });
  return sides.map((_, number) =>
    steps
      .map(({ value, before, others }) => ({ value, before, othersBelow: others[number] ?? 0n }))
      .filter(({ othersBelow }) => othersBelow > 0n),
  );
}

function winningRolls(side: Side, leads: readonly Lead[]): bigint {
  return leads.reduce(
    (sum, { value, before, othersBelow }) =>
      sum + othersBelow * (sideRollsUpTo(side, value) - sideRollsUpTo(side, before)),
    0n,
  );
}

function chancesOf(side: Side, leads: readonly Lead[], total: bigint): readonly (readonly [string, DiceHandChances])[] {
  const parts = total * partsOfRoll(side.groups.reduce((sum, { ids }) => sum + ids.length, 0));
  const acting = leads.map((lead) => partsIn(side, lead, drawnParts));
  const winning = leads.filter(({ value }) => value === dieFaces).map((lead) => partsIn(side, lead, aloneParts));
  return side.groups.flatMap(({ dice, ids }, number) => {
    const partsOf = (some: typeof acting): bigint => some.reduce((sum, parts) => sum + (parts[number] ?? 0n), 0n);
    const chances = {
      acts: toFraction(partsOf(acting), parts),
      critical: toFraction(partsOf(winning), parts),
      fumble: fumbleOf(dice),
    };
    return ids.map((id) => [id, chances] as const);
  });
}

/**
 * For one hand of each group, the parts of all rolls in which its side leads with the value and that count for the
 * hand.
 */
function partsIn(
  { groups }: Side,
  { value, before, othersBelow }: Lead,
  counted: (groups: readonly LikeAllies[]) => readonly bigint[],
): readonly bigint[] {
  const toAllies = ({ dice, ids }: LikeHands) => {
    const below = rollsUpTo(dice, before);
    return { at: rollsUpTo(dice, value) - below, below, count: ids.length };
  };
  return counted(groups.map(toAllies)).map((parts) => parts * othersBelow);
}

function fumbleOf(dice: Dice): DiceHandChances['fumble'] {
  return toFraction(fumblingRolls(dice), allRolls(dice));
}

function product(numbers: readonly bigint[]): bigint {
  return numbers.reduce((all, number) => all * number, 1n);
}

/** For each number, the product of all the others; they can be 0, so division isn't possible. */
function productsOfOthers(numbers: readonly bigint[]): readonly bigint[] {
  const after = productsSoFar([...numbers].reverse()).reverse();
  return productsSoFar(numbers).map((before, place) => before * (after[place] ?? 1n));
}

/** For each number, the product of those before it. */
function productsSoFar(numbers: readonly bigint[]): bigint[] {
  let soFar = 1n;
  return numbers.map((number) => {
    const before = soFar;
    soFar *= number;
    return before;
  });
}
