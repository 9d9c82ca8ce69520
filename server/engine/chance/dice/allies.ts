/** How often each of several allies is the one that acts when their side's highest die has a given value. */
import { choose, falling } from '../cards/falling.ts';
import { powers, times } from '../whole.ts';

/** Allies with equal dice: the number of rolls in which one's highest die has the value, and in which it is below. */
export interface LikeAllies {
  readonly at: bigint;
  readonly below: bigint;
  readonly count: number;
}

/** The number of parts per roll, so that any tie among this number of allies can be shared in whole parts. */
export function partsOfRoll(allies: number): bigint {
  return falling(allies, allies);
}

/**
 * For one hand of each group, the parts of the side's rolls in which it has the value, no ally is above, and it is
 * drawn among those that also have it. The coefficient of x^k is the number of rolls in which k other allies have the
 * value: in each of these the hand is drawn once in k + 1 times.
 */
export function drawnParts(groups: readonly LikeAllies[]): readonly bigint[] {
  const parts = partsOfRoll(groups.reduce((sum, { count }) => sum + count, 0));
  const everyone = groups.map(rollsByTied).reduce(times, [1n]);
  return groups.map((group) => {
    if (group.at === 0n) return 0n;
    return (
      group.at *
      withoutOne(everyone, group).reduce((sum, rolls, others) => sum + rolls * (parts / BigInt(others + 1)), 0n)
    );
  });
}

/**
 * For one hand of each group, the parts of the side's rolls in which it has the value and all its allies are below.
 */
export function aloneParts(groups: readonly LikeAllies[]): readonly bigint[] {
  const parts = partsOfRoll(groups.reduce((sum, { count }) => sum + count, 0));
  const belowIn = ({ below, count }: LikeAllies, but = 0): bigint => below ** BigInt(count - but);
  return groups.map((group) =>
    groups.reduce((all, other) => all * belowIn(other, other === group ? 1 : 0), parts * group.at),
  );
}

/** The rolls of equal allies by how many have the value, while the others are below: (below + at x) ^ count. */
function rollsByTied({ at, below, count }: LikeAllies): readonly bigint[] {
  if (at === 0n) return [below ** BigInt(count)];
  const [ats, belows] = [powers(at, count), powers(below, count)];
  return ats.map((power, tied) => choose(count, tied) * power * (belows[count - tied] ?? 0n));
}

/** Divides by below + at x, from the highest power down; there is no remainder. */
function withoutOne(everyone: readonly bigint[], { at, below }: LikeAllies): readonly bigint[] {
  const others = new Array<bigint>(everyone.length - 1).fill(0n);
  for (let power = others.length - 1; power >= 0; power -= 1) {
    others[power] = ((everyone[power + 1] ?? 0n) - below * (others[power + 1] ?? 0n)) / at;
  }
  return others;
}
