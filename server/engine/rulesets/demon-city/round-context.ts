/** What pools are counted from: who announces what while what holds, and who stands where. */
import type { Positions } from '../../positions.ts';
import type { PoolChange } from '../../worth/what-if.ts';
import type { Cast } from './cast.ts';
import type { Deed } from './deeds.ts';
import type { DemonCityFact } from './facts.ts';

export interface RoundContext {
  readonly cast: Cast;
  readonly deeds: ReadonlyMap<string, Deed>;
  /** What nobody stands in the way of. */
  readonly uncontested: ReadonlySet<Deed>;
  /** Everything that holds in this round. */
  readonly facts: readonly DemonCityFact[];
  readonly positions: Positions;
  /** Who throws less for an injury: up again after having been below 0 Toughness, and none regained since. */
  readonly hurt: ReadonlySet<string>;
  /** What everybody has in hand, by name. */
  readonly gear: ReadonlyMap<string, readonly string[]>;
  /** A pool that is counted otherwise, where it is asked what would be then. */
  readonly change?: PoolChange;
}
