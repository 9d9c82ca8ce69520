/** A distribution of states, optimized for evaluating many conditions. */
import type Fraction from 'fraction.js';
import { toFraction } from '../../chance/index.ts';
import type { Likely } from './state-distribution.ts';

/** Chances are stored as integers over a common denominator, which are fast to add. */
export class FinalStates<S> {
  readonly #weighed: readonly { readonly state: S; readonly weight: bigint }[];
  readonly #total: bigint;

  constructor(leaves: readonly Likely<S>[]) {
    const unit = leaves.reduce(
      (common, { chance: { d } }) => (common % d === 0n ? common : (common / commonDivisor(common, d)) * d),
      1n,
    );
    this.#weighed = leaves.map(({ state, chance: { n, d } }) => ({ state, weight: n * (unit / d) }));
    this.#total = this.#weighed.reduce((sum, { weight }) => sum + weight, 0n);
  }

  /** The chance that a state satisfies a predicate; undefined if there are no states. */
  shareIn(isSo: (state: S) => boolean): Fraction | undefined {
    if (this.#weighed.length === 0) return undefined;
    return toFraction(
      this.#weighed.reduce((sum, { state, weight }) => (isSo(state) ? sum + weight : sum), 0n),
      this.#total,
    );
  }
}

function commonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : commonDivisor(other, one % other);
}
