/** Where a finding about an attack is told: at the name it speaks of. */
import type { NameRef } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { Deed } from '../attacks.ts';
import { fightersNamed, type Cast, type Fighter } from '../cast.ts';
import type { SideAttack } from '../side-attack.ts';

/** The name by which somebody announces. */
export function actorPlace(cast: Cast, { actor, announcement }: Deed): Source {
  return refTo(cast, announcement.actors, actor)?.source ?? announcement.source;
}

/** The name by which an enemy is attacked; the verb of the first attack where none is named. */
export function targetPlace(cast: Cast, { rolls }: SideAttack, enemy: Fighter): Source | undefined {
  const announcements = rolls.map(({ attack }) => attack.announcement);
  return (
    refTo(
      cast,
      announcements.flatMap(({ targets }) => targets),
      enemy,
    )?.source ?? announcements[0]?.verb.source
  );
}

/** The name that stands for somebody. */
export function refTo(cast: Cast, refs: readonly NameRef[], fighter: Fighter): NameRef | undefined {
  return refs.find((ref) => fightersNamed(cast, [ref]).includes(fighter));
}
