/** Attacks on characters: never rolled, but something that each of them may avoid (qs-090 … qs-093). */
import { fightersNamed, type Cast, type Fighter } from './cast.ts';
import { deedKind, type Deed } from './deeds.ts';
import { factsOf } from './facts.ts';
import type { Source } from '../../source.ts';

/** One attack on one character. */
export interface Threat {
  readonly deed: Deed;
  readonly on: Fighter;
}

/** The attacks that are announced, one for each character at whom one is aimed. */
export function threatsIn(cast: Cast, deeds: readonly Deed[]): readonly Threat[] {
  return deeds
    .filter((deed) => deedKind(deed) === 'threat')
    .flatMap((deed) =>
      fightersNamed(cast, deed.announcement.targets)
        .filter(({ isNpc }) => !isNpc)
        .map((on): Threat => ({ deed, on })),
    );
}

/** What is announced and threatened in a round. */
interface Threatened {
  readonly cast: Cast;
  readonly deeds: readonly Deed[];
  readonly threats: readonly Threat[];
}

/**
 * The attacks that each of somebody’s actions avoids, by where the action is written. An action avoids one attack of
 * each opponent whom it names (qs-099, qa-41): the first that no action before it avoids; where all are, it is one more
 * that the first of them takes.
 */
export function attacksAvoided(
  { cast, deeds, threats }: Threatened,
  who: Fighter,
): ReadonlyMap<Source, readonly Threat[]> {
  const times = new Map(threats.filter(({ on }) => on === who).map((threat) => [threat, 0]));
  const actions = deeds
    .filter(({ actor }) => actor === who)
    .flatMap(({ announcement: { clauses } }) => factsOf(clauses, 'action'));
  return new Map(
    actions.map(({ avoids, source }) => {
      const avoided = fightersNamed(cast, avoids).flatMap((foe) => leastAvoided(times, foe) ?? []);
      for (const threat of avoided) times.set(threat, (times.get(threat) ?? 0) + 1);
      return [source, avoided];
    }),
  );
}

/** Of an opponent’s attacks the first of those that the fewest actions avoid. */
function leastAvoided(times: ReadonlyMap<Threat, number>, foe: Fighter): Threat | undefined {
  const own = [...times].filter(([{ deed }]) => deed.actor === foe);
  const least = Math.min(...own.map(([, count]) => count));
  return own.find(([, count]) => count === least)?.[0];
}

/** Whether somebody takes the attack as it comes. */
export function isAccepted(cast: Cast, { deed, on }: Threat, deeds: readonly Deed[]): boolean {
  return deeds.some(
    ({ actor, announcement }) =>
      actor === on &&
      factsOf(announcement.clauses, 'accepts').some(({ whose }) => fightersNamed(cast, whose).includes(deed.actor)),
  );
}
