/** The inputs of pools: who announces what, the facts in force, and who stands where. */
import type { Positions } from '../../positions.ts';
import type { PoolChange } from '../../worth/what-if.ts';
import type { Cast } from './cast.ts';
import type { Deed } from './deeds.ts';
import type { DemonCityFact } from './facts.ts';

export interface RoundContext {
  readonly cast: Cast;
  readonly deeds: ReadonlyMap<string, Deed>;
  /** Uncontested deeds. */
  readonly uncontested: ReadonlySet<Deed>;
  /** All facts in force in this round. */
  readonly facts: readonly DemonCityFact[];
  readonly positions: Positions;
  /** Those with fewer throws for an injury: up again after having been below 0 Toughness, and none regained since. */
  readonly hurt: ReadonlySet<string>;
  /** The things in each combatant’s hands, by name. */
  readonly gear: ReadonlyMap<string, readonly string[]>;
  /** A changed pool, for a what-if. */
  readonly change?: PoolChange;
}
