/** Attacks on characters: never rolled, but something that each of them may avoid (qs-090 … qs-093). */
import { fightersNamed, type Cast, type Fighter } from './cast.ts';
import { deedKind, type Deed } from './deeds.ts';
import { factsOf } from './facts.ts';

/** One attack on one character. */
export interface Threat {
  readonly deed: Deed;
  readonly on: Fighter;
}

/** The attacks that are announced, one for each character at whom one is aimed. */
export function threatsIn(cast: Cast, deeds: readonly Deed[]): readonly Threat[] {
  return deeds.filter((deed) => deedKind(deed) === 'threat')
    .flatMap((deed) => fightersNamed(cast, deed.announcement.targets).filter(({ isNpc }) => !isNpc).map((on): Threat => ({ deed, on })));
}

/** Whether somebody takes the attack as it comes. */
export function isAccepted(cast: Cast, { deed, on }: Threat, deeds: readonly Deed[]): boolean {
  return deeds.some(({ actor, announcement }) => actor === on
    && factsOf(announcement.clauses, 'accepts').some(({ whose }) => fightersNamed(cast, whose).includes(deed.actor)));
}
