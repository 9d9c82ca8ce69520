/** The degrees of success and failure of a check, with exploding criticals where they are enabled. */
import {
  addsAtLeast,
  addsExactly,
  certain,
  degreeOf,
  degreeWeights,
  none,
  toFraction,
  type HitPool,
} from '../../../chance/index.ts';
import { exactly } from '../../../figures.ts';
import type { Figure, OutcomeId, Outcomes } from '../../../odds.ts';
import { explosion } from '../rolls/crits.ts';
import type { PinnedDie } from '../../../play/pinned-dice.ts';
import { partsOf } from './figures.ts';
import { checkOutcome, degreeOutcome } from './outcomes.ts';
import type Fraction from 'fraction.js';

/** Pinned dice for extra degrees, in order; undefined for a die that is rolled. */
export type Crits = readonly (PinnedDie | undefined)[];

/** The chance of one degree, or of that degree or more; degrees of failure are negative. */
interface DegreeShare {
  readonly degree: number;
  readonly orMore: boolean;
  readonly chance: Fraction;
}

/** The number of extra degrees listed one by one; the rest is combined. */
const listedExtras = 2;

/**
 * The degrees of success, then those of failure, each only where there can be more than one. `crits` are the pinned
 * dice; undefined where nothing explodes.
 */
export function degreeFigures(pool: HitPool, crits: Crits | undefined): DegreeFigures {
  const shares = crits === undefined ? plainShares(pool) : explodingShares(pool, crits);
  const [successes, failures] = [shares.filter(({ degree }) => degree > 0), shares.filter(({ degree }) => degree < 0)];
  const informative = [successes, failures].filter(isInformative);
  const words = informative.flat().map(({ degree, orMore }) => degreeOutcome(degree, orMore));
  return { figures: informative.flatMap(figuresOf), outcomes: new Map(words) };
}

interface DegreeFigures {
  readonly figures: readonly (readonly [OutcomeId, Figure])[];
  readonly outcomes: Outcomes;
}

function isInformative(shares: readonly DegreeShare[]): boolean {
  return shares.some(({ degree, orMore }) => orMore || Math.abs(degree) > 1);
}

function figuresOf(shares: readonly DegreeShare[]): readonly (readonly [OutcomeId, Figure])[] {
  const figures = new Map<OutcomeId, Fraction>();
  for (const { degree, orMore, chance } of shares.toSorted((a, b) => Math.abs(a.degree) - Math.abs(b.degree))) {
    const [id] = degreeOutcome(degree, orMore);
    figures.set(id, (figures.get(id) ?? none).add(chance));
  }
  return partsOf(
    checkOutcome(shares[0]?.degree ?? 0),
    [...figures].map(([id, chance]) => [id, exactly(chance)] as const),
  );
}

function plainShares(pool: HitPool): readonly DegreeShare[] {
  const { weights, total } = degreeWeights(pool);
  return [...weights].map(([degree, weight]) => ({ degree, orMore: false, chance: toFraction(weight, total) }));
}

/** A pool of only hits, or of only misses, adds the degrees of its explosion (aa-015, aa-q27). */
function explodingShares(pool: HitPool, crits: Crits): readonly DegreeShare[] {
  const dice = pool.dice + (pool.held ?? []).length;
  const ends = [1, pool.of].map((face) => ({
    degree: degreeOf(pool, new Array<number>(dice).fill(face)),
    chance: chanceOfAll(pool, face),
  }));
  const plain = plainShares(pool).map((share): DegreeShare => ({
    ...share,
    chance: ends.reduce(
      (rest, { degree, chance }) => (degree === share.degree ? rest.sub(chance) : rest),
      share.chance,
    ),
  }));
  const more = ends.flatMap(({ degree, chance }) =>
    extras(crits).map(({ extra, orMore, share }): DegreeShare => ({
      degree: degree + Math.sign(degree) * extra,
      orMore,
      chance: chance.mul(share),
    })),
  );
  return [...plain, ...more].filter(({ chance }) => !chance.equals(none));
}

/** The chance that all dice hit (for face 1), or all miss (for the highest face). */
function chanceOfAll({ dice, hit, of, held = [] }: HitPool, face: number): Fraction {
  const faces = face <= hit ? hit : of - hit;
  const stays = held.every((die) => die <= hit === face <= hit);
  return stays ? toFraction(BigInt(faces) ** BigInt(dice), BigInt(of) ** BigInt(dice)) : none;
}

interface Extra {
  readonly extra: number;
  readonly orMore: boolean;
  readonly share: Fraction;
}

/** A die that doesn’t explode ends it; where all pinned dice explode, rolled dice follow. */
function extras(crits: Crits): readonly Extra[] {
  const ended: Extra[] = [];
  let share = certain;
  for (const [extra, die] of crits.entries()) {
    const ends = die === undefined ? addsExactly(explosion, 0) : die.value > explosion.hit ? certain : none;
    ended.push({ extra, orMore: false, share: share.mul(ends) });
    share = share.mul(certain.sub(ends));
  }
  const listed = Array.from({ length: listedExtras + 1 }, (_, times): Extra => ({
    extra: crits.length + times,
    orMore: false,
    share: share.mul(addsExactly(explosion, times)),
  }));
  const more = {
    extra: crits.length + listed.length,
    orMore: true,
    share: share.mul(addsAtLeast(explosion, listed.length)),
  };
  return [...ended, ...listed, more].filter((each) => !each.share.equals(none));
}
