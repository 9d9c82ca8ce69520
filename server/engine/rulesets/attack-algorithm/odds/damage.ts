/** Exact damage: a die for the first hit on each enemy and 1 for each later one, or 1 for each hit. */
import type { Share, Spread } from '../spreading.ts';
import { leftOpenId } from './outcomes.ts';
import { tallied, type Counted, type Tally } from './figures.ts';
import type { Ways, WaysByHits } from './ways.ts';

/** The inputs of a side’s damage, by the number of its hits. */
export interface Hitting {
  readonly ways: WaysByHits;
  readonly spreads: readonly Spread[];
  /** The pinned dice of first hits, by enemy name. */
  readonly pins: ReadonlyMap<string, number>;
  /** Number of faces of the die of a first hit; missing where it isn’t decided. */
  readonly die?: number;
}

/** A number of dice plus points; undefined where the text leaves it open. */
type Full = { readonly dice: number; readonly points: number } | undefined;

/** The total damage of a side. Which enemies are hit doesn’t matter, except for pinned dice. */
export function damageOfSide(hitting: Hitting): Counted {
  return counted(
    hitting,
    hitting.spreads.map((each, hits) => ({ hits, full: fullDamage(each, hits, hitting.pins) })),
  );
}

/** The damage to one enemy with these shares; open where its hits are. */
export function damageOn(hitting: Hitting, shares: readonly Share[], pin: number | undefined): Counted {
  return counted(
    hitting,
    shares.map(({ least, most }) => {
      if (least !== most) return { hits: undefined, full: undefined };
      const first = pin === undefined ? { dice: 1, points: least - 1 } : { dice: 0, points: pin + least - 1 };
      return { hits: least, full: least === 0 ? { dice: 0, points: 0 } : first };
    }),
  );
}

/** Full damage. Open if the enemies that may or may not be hit differ in their pins. */
function fullDamage({ shares, enemiesHit }: Spread, hits: number, pins: ReadonlyMap<string, number>): Full {
  const pinsOf = (struck: readonly Share[]): readonly (number | undefined)[] =>
    struck.map(({ enemy }) => pins.get(enemy.fighter.name));
  const sure = pinsOf(shares.filter(({ least }) => least > 0));
  const [perhaps, ...different] = new Set(pinsOf(shares.filter(({ least, most }) => least === 0 && most > 0)));
  if (different.length > 0) return undefined;
  const pinned = [...sure, ...new Array<number | undefined>(enemiesHit - sure.length).fill(perhaps)].filter(
    (pin) => pin !== undefined,
  );
  return { dice: enemiesHit - pinned.length, points: hits - enemiesHit + pinned.reduce((sum, pin) => sum + pin, 0) };
}

/** By the number of a side’s hits: its full damage, and its number of hits for minimum damage. */
type Worth = readonly { readonly hits: number | undefined; readonly full: Full }[];

function counted({ ways: { byHits, total }, die }: Hitting, worth: Worth): Counted {
  const byDice: bigint[][] = [];
  let leftOpen = 0n;
  const add = (damage: Full, weight: bigint): void => {
    if (damage === undefined || (damage.dice > 0 && die === undefined)) leftOpen += weight;
    else tallied((byDice[damage.dice] ??= []), damage.points, weight);
  };
  byHits.forEach((ways: Ways, index) => {
    const { hits, full } = worth[index] ?? { hits: undefined, full: undefined };
    add(full, ways.full);
    add(hits === undefined ? undefined : { dice: 0, points: hits }, ways.minimum);
    add(hits === 0 ? { dice: 0, points: 0 } : undefined, ways.open);
  });
  const scale = BigInt(die ?? 1) ** BigInt(Math.max(0, byDice.length - 1));
  return {
    values: rolledOut(byDice, die ?? 1),
    open: new Map([[leftOpenId, leftOpen * scale]]),
    total: total * scale,
  };
}

/**
 * Combines the tallies of points for 0, 1, 2 … remaining dice into one tally of sums, over the number of rolls of the
 * most dice. Works from the most dice down, rolling one die at a time for all that have one left.
 */
function rolledOut(byDice: readonly (readonly bigint[] | undefined)[], die: number): Tally {
  let rolls = 1n;
  let sums: Tally = [];
  for (let dice = byDice.length - 1; dice >= 0; dice -= 1) {
    sums = plus(dice === byDice.length - 1 ? [] : withDie(sums, die), byDice[dice] ?? [], rolls);
    rolls *= BigInt(die);
  }
  return sums;
}

/** The tally after one more die is added. */
function withDie(sums: Tally, die: number): Tally {
  let within = 0n;
  return Array.from({ length: sums.length + die }, (_, sum) => {
    within += (sums[sum - 1] ?? 0n) - (sums[sum - 1 - die] ?? 0n);
    return within;
  });
}

function plus(one: Tally, other: Tally, times: bigint): Tally {
  return Array.from(
    { length: Math.max(one.length, other.length) },
    (_, value) => (one[value] ?? 0n) + (other[value] ?? 0n) * times,
  );
}
