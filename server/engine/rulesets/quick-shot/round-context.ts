/** The inputs of a round’s rolls: its announcements and the state in which they are made. */
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
  /** The state after the head of the round. */
  readonly fight: Fight;
  /** Those who are still in the fight. */
  readonly present: readonly Fighter[];
  /** All deeds of those who are present. */
  readonly deeds: readonly Deed[];
  readonly threats: readonly Threat[];
  /** Deeds of those who are out of the fight. */
  readonly idle: readonly (Deed & { readonly why: string })[];
  /** A changed pool, for a what-if. */
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
