/** Pools of dice that hit, in short lines such as `2 dice at 4/6, one if any, held 3 5`, and weights as text. */
import fc from 'fast-check';
import { chances } from '../../../../server/engine/chance/index.ts';
import type { HitCount, HitPool, Weights } from '../../../../server/engine/chance/index.ts';

export const everyCount: readonly HitCount[] = ['each', 'one if any', 'one if all', 'each if all'];

/** The pool that the line describes; where it doesn't say so, each hit counts. */
export function poolOf(line: string): HitPool {
  const [, dice, hit, of, counts = 'each', held] =
    /^(\d+) dice at (\d+)\/(\d+)(?:, (each(?: if all)?|one if any|one if all))?(?:, held ([\d ]+))?$/.exec(line) ?? [];
  const count = everyCount.find((known) => known === counts);
  if (count === undefined || of === undefined) throw new Error(`This is no pool of dice: ${line}`);
  return {
    dice: Number(dice),
    hit: Number(hit),
    of: Number(of),
    counts: count,
    ...(held !== undefined && { held: held.split(' ').map(Number) }),
  };
}

/** The pools of several lines separated by semicolons. */
export function poolsOf(lines: string): readonly HitPool[] {
  return lines.split('; ').map(poolOf);
}

/**
 * A check of a difficulty as `3/6`: with bonus dice one hit is enough, with penalty dice (net below 0) one miss is
 * (reading aa-008, aa-009).
 */
export function checkOf(difficulty: string, net: number): HitPool {
  return poolOf(`${1 + Math.abs(net)} dice at ${difficulty}, ${net < 0 ? 'one if all' : 'one if any'}`);
}

/** The chances of 0, 1, 2 … as fractions. */
export function figuresOf(weights: Weights): string {
  return chances(weights)
    .map((chance) => chance.toFraction())
    .join(' ');
}

/** The number of cases with each value, from 0 to the highest that occurs. */
export function countedValues(values: Iterable<number>): Weights {
  const weights: bigint[] = [];
  let total = 0n;
  for (const value of values) {
    while (weights.length <= value) weights.push(0n);
    weights[value] = weights[value]! + 1n;
    total += 1n;
  }
  return { weights, total };
}

/** A few pools of a few dice of every kind, small enough to enumerate every roll. */
export const fewPools: fc.Arbitrary<readonly HitPool[]> = fc.array(
  fc.constantFrom('1/4', '3/4', '1/6', '4/6', '5/6').chain((difficulty) =>
    fc
      .record({
        dice: fc.integer({ min: 0, max: 2 }),
        counts: fc.constantFrom(...everyCount),
        held: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
      })
      .map((rest) => ({ ...poolOf(`0 dice at ${difficulty}`), ...rest })),
  ),
  { maxLength: 3 },
);
