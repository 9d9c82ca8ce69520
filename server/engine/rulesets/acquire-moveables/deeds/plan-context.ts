/** What the dice of a round depend on: who there is, and how the round finds them. */
import type { Round } from '../../../scenario.ts';
import type { PoolChange } from '../../../worth/what-if.ts';
import type { Cast } from '../cast.ts';
import type { MoveablesFact } from '../facts.ts';
import type { Fight } from '../fight.ts';

export interface PlanContext {
  readonly cast: Cast;
  readonly fight: Fight;
  readonly round: Round<MoveablesFact>;
  /** A changed pool, for a what-if. */
  readonly change?: PoolChange;
}
