/** What a round’s rolls are reckoned from: who announces what while what holds. */
import type { Round } from '../../scenario.ts';
import type { PoolChange } from '../../worth/what-if.ts';
import type { Cast, Fighter } from './cast.ts';
import { deedsOf, type Deed } from './deeds.ts';
import type { QuickShotFact } from './facts.ts';
import { presentIn, type Fight } from './fight.ts';
import { threatsIn, type Threat } from './threats.ts';

export interface RoundContext {
  readonly cast: Cast;
  readonly round: Round<QuickShotFact>;
  /** As the head of the round has left it. */
  readonly fight: Fight;
  /** Who is still in the fight. */
  readonly present: readonly Fighter[];
  /** Everything that is announced by those who are. */
  readonly deeds: readonly Deed[];
  readonly threats: readonly Threat[];
  /** Deeds of those who are out of the fight. */
  readonly idle: readonly (Deed & { readonly why: string })[];
  /** A pool that is counted otherwise, where it is asked what would be then. */
  readonly change?: PoolChange;
}

export function roundContextOf(cast: Cast, fight: Fight, round: Round<QuickShotFact>): RoundContext {
  const present = presentIn(cast, fight);
  const all = deedsOf(cast, round);
  const deeds = all.filter(({ actor }) => present.includes(actor));
  return {
    cast,
    round,
    fight,
    present,
    deeds,
    threats: threatsIn(cast, deeds).filter(({ on }) => present.includes(on)),
    idle: all.filter(({ actor }) => !present.includes(actor)).map((deed) => ({ ...deed, why: 'out of the fight' })),
  };
}
