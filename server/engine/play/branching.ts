/** Enumerates all possible results of a random play instead of drawing one. */
import type Fraction from 'fraction.js';
import { toFraction } from '../chance/index.ts';
import type { Throws } from '../chance/index.ts';

/** A possible result with its relative weight. */
export interface Way<T> {
  readonly what: T;
  readonly weight: bigint;
}

/** Converts chances to ways with integer weights. */
export function weighed<T>(chances: readonly (readonly [T, Fraction])[]): readonly Way<T>[] {
  const common = chances.reduce((product, [, { d }]) => (product / greatestCommon(product, d)) * d, 1n);
  return chances.map(([what, { n, d }]) => ({ what, weight: n * (common / d) }));
}

/** The ways with those that come to the same as one, for which the first of them stands. */
export function together<T>(ways: readonly Way<T>[], keyOf: (what: T) => string): readonly Way<T>[] {
  const merged = new Map<string, { readonly what: T; weight: bigint }>();
  for (const { what, weight } of ways) {
    const key = keyOf(what);
    const known = merged.get(key);
    if (known === undefined) merged.set(key, { what, weight });
    else known.weight += weight;
  }
  return [...merged.values()];
}

function greatestCommon(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestCommon(other, one % other);
}

/** The result of one run of throws, with the chance of that run. */
export interface Outcome<T> {
  readonly what: T;
  readonly chance: Fraction;
}

/** A point at which a run can take several ways, and the index of the one that it takes. */
interface Fork {
  readonly weights: readonly bigint[];
  readonly total: bigint;
  taken: number;
}

/** The throws of one run: replays the known forks and takes the first way at each new one. */
class Run implements Throws {
  readonly forks: Fork[];
  #asked = 0;

  constructor(forks: Fork[]) {
    this.forks = forks;
  }

  pick(n: number): number {
    return n <= 1 ? 0 : this.#take(() => new Array<bigint>(n).fill(1n));
  }

  /** The index of the way that this run takes; a way with weight 0 is never taken. */
  among(weights: readonly bigint[]): number {
    const open = weights.flatMap((weight, place) => (weight > 0n ? [place] : []));
    const [only = 0, ...more] = open;
    return more.length === 0 ? only : (open[this.#take(() => open.map((place) => weights[place] ?? 0n))] ?? only);
  }

  #take(weightsOf: () => readonly bigint[]): number {
    const known = this.forks[this.#asked];
    this.#asked += 1;
    if (known !== undefined) return known.taken;
    const weights = weightsOf();
    this.forks.push({ weights, total: weights.reduce((sum, weight) => sum + weight, 0n), taken: 0 });
    return 0;
  }
}

/** Whether throws are random rather than enumerated. */
export function areDrawn(throws: Throws): boolean {
  return !(throws instanceof Run);
}

/**
 * Returns the result of several throws together. When enumerating, it takes one of the distinct results, so that runs
 * with equal results are merged. It calls `thrown` if throws are random, or if `waysOf` has too many results.
 */
export function throwOrTake<T>(throws: Throws, thrown: () => T, waysOf: () => readonly Way<T>[] | undefined): T {
  const ways = throws instanceof Run ? waysOf() : undefined;
  if (ways === undefined || !(throws instanceof Run)) return thrown();
  return ways[throws.among(ways.map(({ weight }) => weight))]?.what ?? thrown();
}

/** The results of `play` for every possible run of throws; undefined if there are more than `most`. Yields per run. */
export function* everyOutcome<T>(
  play: (throws: Throws) => T,
  most: number,
): Generator<undefined, readonly Outcome<T>[] | undefined> {
  const outcomes: Outcome<T>[] = [];
  let [forks, seen]: [Fork[], number] = [[], 0];
  do {
    const run = new Run(forks);
    outcomes.push({ what: play(run), chance: chanceOf(forks) });
    seen += 1 / sizeOf(forks);
    if (isHopeless(outcomes.length, seen, most)) return undefined;
    yield;
    forks = next(forks);
  } while (forks.length > 0);
  return outcomes;
}

function chanceOf(forks: readonly Fork[]): Fraction {
  let [weight, total] = [1n, 1n];
  for (const fork of forks) {
    weight *= fork.weights[fork.taken] ?? 0n;
    total *= fork.total;
  }
  return toFraction(weight, total);
}

/** The number of runs there would be if all had forks like these. */
function sizeOf(forks: readonly Fork[]): number {
  return forks.reduce((product, { weights }) => product * weights.length, 1);
}

/** Whether there are too many runs, or will be, extrapolating from the fraction of the tree that has been seen. */
function isHopeless(runs: number, seen: number, most: number): boolean {
  if (runs > most) return true;
  return runs === 1 ? 1 / seen > most * 50 : runs % 64 === 0 && runs / seen > most * 2;
}

/** The forks of the next run: advances the last fork that has a way left and drops those after it. */
function next(forks: readonly Fork[]): Fork[] {
  const last = forks.findLastIndex(({ weights, taken }) => taken + 1 < weights.length);
  const turned = forks[last];
  return turned === undefined ? [] : [...forks.slice(0, last), { ...turned, taken: turned.taken + 1 }];
}
