/** Turns integer weights into figures, in display order. */
import { toFraction, type Weights } from '../../../chance/index.ts';
import { exactly } from '../../../figures.ts';
import type { Distribution, DistributionSubject, Figure, OutcomeId, OutcomeOdds } from '../../../odds.ts';
import { openWords } from './outcomes.ts';
import type Fraction from 'fraction.js';

/** Weights by value, from 0; the last may be 0. */
export type Tally = readonly bigint[];

/** What is counted: the weight of each number, and of each outcome that the text leaves open, by its id. */
export interface Counted {
  readonly values: Tally;
  readonly open: ReadonlyMap<OutcomeId, bigint>;
  readonly total: bigint;
}

/**
 * A partition by number without values at the ends that never occur; open outcomes come last. It has a mean only where
 * nothing is open.
 */
export function numbersOf({ values, open, total }: Counted): Omit<Distribution, keyof DistributionSubject> {
  const left = [...open].filter(([, weight]) => weight > 0n);
  const named = [...numbered(values), ...left].map(
    ([name, weight]) => [name, exactly(toFraction(weight, total))] as const,
  );
  return {
    ...(left.length === 0 ? {} : { outcomes: new Map(left.map(([id]) => [id, openWords(id)])) }),
    values: new Map(named),
    ...(left.length === 0 ? { mean: meanOf(values, total) } : {}),
  };
}

/** The figures of a list of weights. */
export function oddsOf(weights: readonly (readonly [OutcomeId, bigint])[], total: bigint): OutcomeOdds {
  return new Map(weights.map(([id, weight]): readonly [OutcomeId, Figure] => [id, exactly(toFraction(weight, total))]));
}

/** The figures as parts of another outcome. */
export function partsOf(
  outcome: OutcomeId,
  odds: Iterable<readonly [OutcomeId, Figure]>,
): readonly (readonly [OutcomeId, Figure])[] {
  return [...odds].map(([id, figure]) => [id, { ...figure, partOf: outcome }]);
}

/** Divides the weights by their greatest common divisor (3/6 on many dice becomes 1/2): long numbers are slow. */
export function inLowestTerms({ weights, total }: Weights): Weights {
  const shared = weights.reduce(commonDivisor, total);
  return { weights: weights.map((weight) => weight / shared), total: total / shared };
}

function commonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : commonDivisor(other, one % other);
}

/** Adds a weight at one value of the tally. */
export function tallied(tally: bigint[], value: number, weight: bigint): void {
  while (tally.length <= value) tally.push(0n);
  tally[value] = (tally[value] ?? 0n) + weight;
}

function numbered(values: Tally): readonly (readonly [string, bigint])[] {
  const first = values.findIndex((weight) => weight > 0n);
  const last = values.findLastIndex((weight) => weight > 0n);
  return values.flatMap((weight, value) => (first <= value && value <= last ? [[`${value}`, weight] as const] : []));
}

function meanOf(values: Tally, total: bigint): Fraction {
  return toFraction(
    values.reduce((sum, weight, value) => sum + weight * BigInt(value), 0n),
    total,
  );
}
