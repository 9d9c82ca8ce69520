/** The chances of all that a pool can meet, from counts of how often each face comes up, without enumerating rolls. */
import { choicesIn, meetableBy, type Meetable } from './meeting.ts';
import { type Met, widthsIn } from './meets.ts';
import { countsIn, isCriticalRoll, type Counts, type SetsPool } from './pool.ts';
import { squashedFrom } from './squashing.ts';

/** One possible result of the dice, with the number of rolls that give it, and one of those rolls. */
export interface WeighedMet extends Met {
  readonly weight: bigint;
  readonly roll: readonly number[];
}

export interface SetWeights {
  readonly all: readonly WeighedMet[];
  readonly total: bigint;
}

/**
 * The number of rolls with the same result, exact as long as there are fewer than eighteen dice; `counts` are those of
 * one of them.
 */
interface Sum {
  rolls: number;
  readonly bits: Meetable;
  readonly critical: boolean;
  readonly counts: Counts;
}

/** All rolls of a pool’s open dice by what they can meet. */
export function setWeights(pool: SetsPool): SetWeights {
  const reach = reachOf(pool);
  const sums = { plain: new Map<Meetable, Sum>(), critical: new Map<Meetable, Sum>() };
  goThrough(pool, (counts, rolls) => {
    const [bits, critical] = [reach(counts), isCriticalRoll(pool, counts)];
    const like = critical ? sums.critical : sums.plain;
    const sum = like.get(bits);
    if (sum === undefined) like.set(bits, { rolls, bits, critical, counts: [...counts] });
    else sum.rolls += rolls;
  });
  const all = [...sums.plain.values(), ...sums.critical.values()].map(
    ({ rolls, bits, critical, counts }): WeighedMet => ({
      critical,
      choices: choicesIn(bits, pool),
      weight: BigInt(rolls),
      roll: rollOf(pool, counts),
    }),
  );
  return { all, total: BigInt(pool.of) ** BigInt(pool.dice) };
}

/** A roll with these counts: the held dice first, as they are. */
function rollOf({ held = [] }: SetsPool, counts: Counts): readonly number[] {
  const left = [...counts];
  for (const face of held) left[face - 1] = (left[face - 1] ?? 0) - 1;
  return [...held, ...left.flatMap((dice, at) => new Array<number>(dice).fill(at + 1))];
}

/**
 * What can be met with these counts; for most it is known from others with the same numbers of the faces that matter.
 */
function reachOf(pool: SetsPool): (counts: Counts) => Meetable {
  const meetable = meetableBy(pool);
  const known = new Map<number, Meetable>();
  const from = lowestThatMatters(pool);
  return (counts) => {
    let key = 0;
    for (let at = from; at < counts.length; at += 1) key = key * 32 + (counts[at] ?? 0);
    const bits =
      known.get(key) ??
      squashedFrom(pool, counts).reduce((all, squashed) => all | meetable(widthsIn(pool, squashed.counts)), 0n);
    known.set(key, bits);
    return bits;
  };
}

/** The index of the lowest face whose count matters: squashing once can bring those just below the target up to it. */
function lowestThatMatters({ target, squash }: SetsPool): number {
  return squash === 'once' ? target - 2 : target - 1;
}

/** A group of interchangeable faces: the index of the first, and their number. */
interface Column {
  readonly at: number;
  readonly faces: number;
}

/**
 * Visits all possible counts that include the held dice, with the number of rolls that give them. The visited array is
 * reused.
 */
function goThrough(pool: SetsPool, visit: (counts: Counts, weight: number) => void): void {
  const counts = [...countsIn(pool, pool.held ?? [])];
  const columns = columnsOf(pool);
  const fill = (left: number, index: number, weight: number): void => {
    const column = columns[index];
    if (column === undefined) return;
    const { at, faces } = column;
    const held = counts[at] ?? 0;
    if (index === columns.length - 1) {
      counts[at] = held + left;
      visit(counts, weight * faces ** left);
    } else {
      for (let dice = 0, ways = weight; dice <= left; ways = (ways * faces * (left - dice)) / (dice + 1), dice += 1) {
        counts[at] = held + dice;
        fill(left - dice, index + 1, ways);
      }
    }
    counts[at] = held;
  };
  fill(pool.dice, 0, 1);
}

function columnsOf(pool: SetsPool): readonly Column[] {
  const from = lowestThatMatters(pool);
  const apart = Array.from({ length: pool.of - from }, (_, index): Column => ({ at: from + index, faces: 1 }));
  return [{ at: 0, faces: 1 }, { at: 1, faces: from - 1 }, ...apart];
}
