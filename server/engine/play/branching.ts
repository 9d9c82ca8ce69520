/** Everything that can come of throws, gone through way by way instead of drawn. */
import type Fraction from 'fraction.js';
import { toFraction } from '../chance/index.ts';
import type { Throws } from '../chance/index.ts';

/** One of the ways in which something can go; how likely it is follows from the weights of all ways. */
export interface Way<T> {
  readonly what: T;
  readonly weight: bigint;
}

/** Ways by their chances. */
export function weighed<T>(chances: readonly (readonly [T, Fraction])[]): readonly Way<T>[] {
  const common = chances.reduce((product, [, { d }]) => (product / greatestCommon(product, d)) * d, 1n);
  return chances.map(([what, { n, d }]) => ({ what, weight: n * (common / d) }));
}

function greatestCommon(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestCommon(other, one % other);
}

/** What has come of one run of throws, and how likely that run is. */
export interface Outcome<T> {
  readonly what: T;
  readonly chance: Fraction;
}

/** A place at which a run can go on in several ways, and the one that it takes. */
interface Fork {
  readonly weights: readonly bigint[];
  readonly total: bigint;
  taken: number;
}

/** Throws of one run: it follows the forks that are known, and takes the first way at every new one. */
class Run implements Throws {
  readonly forks: Fork[];
  #asked = 0;

  constructor(forks: Fork[]) {
    this.forks = forks;
  }

  pick(n: number): number {
    return n <= 1 ? 0 : this.#take(() => new Array<bigint>(n).fill(1n));
  }

  /** The place of the way that this run takes; a way without weight is never taken. */
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

/** Whether throws are drawn, and not gone through way by way. */
export function areDrawn(throws: Throws): boolean {
  return !(throws instanceof Run);
}

/**
 * Whoever plays asks here for one of few ways that throws can go together, so that a run needn't tell apart what comes
 * to the same: `thrown` where throws are drawn, or where even the ways are too many to be told, and else one of the
 * ways.
 */
export function throwOrTake<T>(throws: Throws, thrown: () => T, waysOf: () => readonly Way<T>[] | undefined): T {
  const ways = throws instanceof Run ? waysOf() : undefined;
  if (ways === undefined || !(throws instanceof Run)) return thrown();
  return ways[throws.among(ways.map(({ weight }) => weight))]?.what ?? thrown();
}

/**
 * What comes of play in every run of throws that there can be; undefined where there are more than `most`. It stops
 * after each run.
 */
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

/** How many runs there would be if all went through forks like these. */
function sizeOf(forks: readonly Fork[]): number {
  return forks.reduce((product, { weights }) => product * weights.length, 1);
}

/** Whether there are too many runs, or so many for the part that was seen of all that the bound can hardly be kept. */
function isHopeless(runs: number, seen: number, most: number): boolean {
  if (runs > most) return true;
  return runs === 1 ? 1 / seen > most * 50 : runs % 64 === 0 && runs / seen > most * 2;
}

/** The forks of the next run: the last one that has a way left takes it, and those behind it are forgotten. */
function next(forks: readonly Fork[]): Fork[] {
  const last = forks.findLastIndex(({ weights, taken }) => taken + 1 < weights.length);
  const turned = forks[last];
  return turned === undefined ? [] : [...forks.slice(0, last), { ...turned, taken: turned.taken + 1 }];
}
