/** What the dice of a round depend on: who there is, and how the round finds them. */
import type { PoolChange } from '../../../worth/what-if.ts';
import type { Cast } from '../cast.ts';
import type { Fight } from '../fight.ts';

export interface PlanContext {
  readonly cast: Cast;
  readonly fight: Fight;
  /** A changed pool, for a what-if. */
  readonly change?: PoolChange;
}
