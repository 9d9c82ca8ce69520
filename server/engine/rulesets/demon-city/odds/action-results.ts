/** The distribution of one fighter’s condition under the blows of a round. */
import type Fraction from 'fraction.js';
import { bothOf, partOf, restOf, sumOf } from '../../../chance/index.ts';
import type { Way } from '../../../play/branching.ts';
import { wornBy, type Condition } from '../fight.ts';

/**
 * A possible condition; `fallen` is set where the fighter has fallen below 0 Toughness in this round. Conditions are
 * compared only by what a round can change.
 */
export interface BlowResult {
  readonly condition: Condition;
  readonly fallen: boolean;
  readonly chance: Fraction;
}

/**
 * Damage to a fighter with this chance; `throws` has the possible losses of each damage throw, in order. At most one of
 * several blows of one contest hits the same fighter.
 */
export interface Blow {
  readonly chance: Fraction;
  readonly throws: readonly (readonly Way<number>[])[];
}

/** One possible course of a contest for a fighter, with the Toughness lost. */
interface Branch extends BlowResult {
  readonly lost: number;
}

/** The result of a contest: the possible conditions after it, and the chance of each loss of Toughness. */
export interface Struck {
  readonly fates: readonly BlowResult[];
  readonly losses: ReadonlyMap<number, Fraction>;
}

/** The immediate effect of falling below 0 Toughness; by default there is none. */
export type Falling = (fate: BlowResult) => BlowResult;

export function struck(
  fates: readonly BlowResult[],
  blows: readonly Blow[],
  falling: Falling = (fate) => fate,
): Struck {
  const unharmed = restOf(sumOf(blows.map(({ chance }) => chance)));
  const branches = fates
    .flatMap((fate) => [
      { ...fate, chance: bothOf(fate.chance, unharmed), lost: 0 },
      ...blows.flatMap(({ chance, throws }) =>
        throws.reduce<readonly Branch[]>(
          (now, ways) => merged(now.flatMap((branch) => thrown(branch, ways, falling))),
          [{ ...fate, chance: bothOf(fate.chance, chance), lost: 0 }],
        ),
      ),
    ])
    .filter(({ chance }) => chance.n > 0n);
  return {
    fates: [...gathered(branches, keyOf).values()].flatMap((same) =>
      same.slice(0, 1).map(({ condition, fallen }) => ({ condition, fallen, chance: together(same) })),
    ),
    losses: new Map(
      [...gathered(branches, ({ lost }) => lost)]
        .map(([lost, same]) => [lost, together(same)] as const)
        .sort(([a], [b]) => a - b),
    ),
  };
}

function thrown(branch: Branch, ways: readonly Way<number>[], falling: Falling): readonly Branch[] {
  const total = ways.reduce((sum, { weight }) => sum + weight, 0n);
  return ways.map(({ what, weight }) => {
    const before = branch.condition.toughness;
    const left = wornBy(branch.condition, what);
    const { toughness } = left;
    const after = {
      ...branch,
      condition: { ...branch.condition, ...left },
      chance: partOf(branch.chance, weight, total),
    };
    const isFalling = before >= 0 && toughness < 0;
    return { ...(isFalling ? falling(after) : after), lost: branch.lost + before - toughness };
  });
}

/** Merges branches with equal results, so that their number doesn’t grow with the throws. */
function merged(branches: readonly Branch[]): readonly Branch[] {
  return [...gathered(branches, (branch) => `${keyOf(branch)} ${branch.lost}`).values()].flatMap((same) =>
    same.slice(0, 1).map((branch) => ({ ...branch, chance: together(same) })),
  );
}

function keyOf({ condition: { toughness, worn, hurt, out }, fallen }: BlowResult): string {
  return `${toughness} ${worn} ${hurt} ${out} ${fallen}`;
}

function gathered<T, K>(all: readonly T[], key: (each: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const each of all) {
    const group = groups.get(key(each));
    if (group === undefined) groups.set(key(each), [each]);
    else group.push(each);
  }
  return groups;
}

function together(fates: readonly { readonly chance: Fraction }[]): Fraction {
  return sumOf(fates.map(({ chance }) => chance));
}
