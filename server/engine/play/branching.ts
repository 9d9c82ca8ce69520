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

/**
 * A point at which a run can take several ways, and the index of the one that it takes. Where it takes one of a throw’s
 * distinct results, these are kept; where they are too many, there is one way, which goes on to draw.
 */
interface Fork {
  readonly weights: readonly bigint[];
  readonly total: bigint;
  readonly results?: readonly unknown[];
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
    if (n <= 1) return 0;
    const fork = this.forks[this.#asked] ?? this.#fork(new Array<bigint>(n).fill(1n));
    this.#asked += 1;
    return fork.taken;
  }

  /**
   * The result that this run takes, never one with weight 0; undefined if `waysOf` is. It is called only by the first
   * run that comes here, because the same throws before lead to the same ways.
   */
  among<T>(waysOf: () => readonly Way<T>[] | undefined): T | undefined {
    const fork = this.forks[this.#asked] ?? this.#forkOf(waysOf()?.filter(({ weight }) => weight > 0n));
    this.#asked += 1;
    return fork.results?.[fork.taken] as T | undefined;
  }

  #forkOf(ways: readonly Way<unknown>[] | undefined): Fork {
    return ways === undefined || ways.length === 0
      ? this.#fork([1n])
      : this.#fork(
          ways.map(({ weight }) => weight),
          ways.map(({ what }) => what),
        );
  }

  #fork(weights: readonly bigint[], results?: readonly unknown[]): Fork {
    const total = weights.reduce((sum, weight) => sum + weight, 0n);
    const fork = { weights, total, taken: 0, ...(results === undefined ? {} : { results }) };
    this.forks.push(fork);
    return fork;
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
  return (throws instanceof Run ? throws.among(waysOf) : undefined) ?? thrown();
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
