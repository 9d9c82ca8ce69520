/**
 * How likely everything is that a pool can meet, by counting how often each face can come up and no roll one by one.
 */
import { choicesIn, meetableBy, type Meetable } from './meeting.ts';
import { type Met, widthsIn } from './meets.ts';
import { countsIn, isCriticalRoll, type Counts, type SetsPool } from './pool.ts';
import { squashedFrom } from './squashing.ts';

/** One thing that can come of the dice, with how many of all rolls come to it, and one of those. */
export interface WeighedMet extends Met {
  readonly weight: bigint;
  readonly roll: readonly number[];
}

export interface SetWeights {
  readonly all: readonly WeighedMet[];
  readonly total: bigint;
}

/**
 * How many rolls come to the same, which is exact as long as the dice are fewer than eighteen; `counts` are those of
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

/** A roll that lies so: the held dice first, as they are. */
function rollOf({ held = [] }: SetsPool, counts: Counts): readonly number[] {
  const left = [...counts];
  for (const face of held) left[face - 1] = (left[face - 1] ?? 0) - 1;
  return [...held, ...left.flatMap((dice, at) => new Array<number>(dice).fill(at + 1))];
}

/**
 * What can be met from what lies there; of most tables it is known from another with as many of the faces that matter.
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

/**
 * The place of the lowest face of which it matters how many dice show it: squashing once can bring those just below the
 * target up to it.
 */
function lowestThatMatters({ target, squash }: SetsPool): number {
  return squash === 'once' ? target - 2 : target - 1;
}

/** Faces that make no difference to each other stand together: so many of them, told by the first. */
interface Column {
  readonly at: number;
  readonly faces: number;
}

/**
 * Visits all that can lie on the table with the held dice, with how many rolls come to it. What is visited is changed
 * afterwards.
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
