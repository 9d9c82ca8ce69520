/** What counting throws needs to know of the round: who does what, what holds, who stands where. */
import type { Positions } from '../../positions.ts';
import type { Cast } from './cast.ts';
import type { Deed } from './deeds.ts';
import type { DemonCityFact } from './facts.ts';

export interface Moment {
  readonly cast: Cast;
  readonly deeds: ReadonlyMap<string, Deed>;
  /** Everything that holds in this round. */
  readonly facts: readonly DemonCityFact[];
  readonly positions: Positions;
  /** Who is up again after having been below 0 Toughness, and has regained none since. */
  readonly hurt: ReadonlySet<string>;
}
