/** The states that rounds leave over all courses, of which many questions are asked. */
import type Fraction from 'fraction.js';
import { toFraction } from '../../chance/index.ts';
import type { Likely } from './state-distribution.ts';

/** Their chances are whole numbers of one unit: adding those is quick. */
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

  /** The share of those states in which something is so; undefined where there are none. */
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
