/** The kind of damage that a side does, for each number of its hits. */
import type { Weights } from '../../../chance/index.ts';
import { verdictOf, type Exchange, type SideOutcome } from '../exchange.ts';

/** The weight of each kind of damage. */
export type Ways = Readonly<Record<SideOutcome['damage'], bigint>>;

export interface WaysByHits {
  /** Indexed by the number of hits, from 0. */
  readonly byHits: readonly Ways[];
  readonly total: bigint;
}

/**
 * A side that rolls alone faces no hits. Only whether the other side has fewer hits, as many, or more makes a
 * difference.
 */
export function waysOf(exchange: Exchange, index: number, weights: readonly Weights[]): WaysByHits {
  const own = weights[index] ?? nobody;
  const other = weights[1 - index] ?? nobody;
  let fewer = 0n;
  const byHits = own.weights.map((weight, hits) => {
    const equal = other.weights[hits] ?? 0n;
    const met = [
      [hits - 1, fewer],
      [hits, equal],
      [hits + 1, other.total - fewer - equal],
    ] as const;
    fewer += equal;
    const ways = { full: 0n, minimum: 0n, open: 0n };
    for (const [theirs, share] of met) ways[damageWay(exchange, index, hits, theirs)] += weight * share;
    return ways;
  });
  return { byHits, total: own.total * other.total };
}

function damageWay(exchange: Exchange, index: number, own: number, theirs: number): SideOutcome['damage'] {
  return verdictOf(exchange, index === 0 ? [own, theirs] : [theirs, own]).damage[index] ?? 'full';
}

const nobody: Weights = { weights: [1n], total: 1n };
