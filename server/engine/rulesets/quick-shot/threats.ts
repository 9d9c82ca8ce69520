/** Attacks on characters: never rolled, but each target may avoid them (qs-090 … qs-093). */
import { fightersNamed, type Cast, type Fighter } from './cast.ts';
import { deedKind, type Deed } from './deeds.ts';
import { factsOf } from './facts.ts';
import type { Source } from '../../source.ts';

/** One attack on one character. */
export interface Threat {
  readonly deed: Deed;
  readonly on: Fighter;
}

/** The announced attacks, one for each character targeted. */
export function threatsIn(cast: Cast, deeds: readonly Deed[]): readonly Threat[] {
  return deeds
    .filter((deed) => deedKind(deed) === 'threat')
    .flatMap((deed) =>
      fightersNamed(cast, deed.announcement.targets)
        .filter(({ isNpc }) => !isNpc)
        .map((on): Threat => ({ deed, on })),
    );
}

/** Deeds and threats of a round. */
interface Threatened {
  readonly cast: Cast;
  readonly deeds: readonly Deed[];
  readonly threats: readonly Threat[];
}

/**
 * The attacks that each action of a combatant avoids, by the source of the action. An action avoids one attack of each
 * opponent that it names (qs-099, qa-41): the first that no earlier action avoids; if all are avoided already, the
 * first of those that the fewest actions avoid.
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

/** Of an opponent’s attacks, the first of those that the fewest actions avoid. */
function leastAvoided(times: ReadonlyMap<Threat, number>, foe: Fighter): Threat | undefined {
  const own = [...times].filter(([{ deed }]) => deed.actor === foe);
  const least = Math.min(...own.map(([, count]) => count));
  return own.find(([, count]) => count === least)?.[0];
}

/** Whether the target accepts the attack without trying to avoid it. */
export function isAccepted(cast: Cast, { deed, on }: Threat, deeds: readonly Deed[]): boolean {
  return deeds.some(
    ({ actor, announcement }) =>
      actor === on &&
      factsOf(announcement.clauses, 'accepts').some(({ whose }) => fightersNamed(cast, whose).includes(deed.actor)),
  );
}
