/** Resolves announced attacks: who attacks whom, with which weapon. */
import { derivePair } from '../../derive/index.ts';
import type { Announcement, Round } from '../../scenario.ts';
import { fightersNamed, thingKey, type Cast, type Fighter } from './cast.ts';
import { lastFact, type AttackFact } from './facts.ts';
import { actionKind } from './vocabulary.ts';

/** One combatant’s announcement in a round. */
export interface Deed {
  readonly actor: Fighter;
  readonly announcement: Announcement<AttackFact>;
}

export interface Attack extends Deed {
  /**
   * The enemies that are named, in text order, whether or not they are still in the fight; nobody of the attacker’s own
   * side.
   */
  readonly named: readonly Fighter[];
  /** The weapon, where it is written or the attacker carries only one. */
  readonly weapon?: string;
}

/** Everybody’s deed, in text order; only the first announcement of each combatant counts. */
export const deedsOf = derivePair('attack-algorithm/deeds', (cast: Cast, round: Round<AttackFact>): readonly Deed[] => {
  const deeds = new Map<Fighter, Deed>();
  for (const announcement of round.announcements) {
    for (const actor of fightersNamed(cast, announcement.actors)) {
      if (!deeds.has(actor)) deeds.set(actor, { actor, announcement });
    }
  }
  return [...deeds.values()];
});

/** The deed as an attack; undefined where it isn’t one. */
export function attackOf(cast: Cast, deed: Deed | Attack): Attack | undefined {
  if ('named' in deed) return deed;
  const { actor, announcement } = deed;
  if (actionKind(announcement.kind) !== 'attack') return undefined;
  const weapon = weaponOf(cast, { actor, announcement });
  const named = fightersNamed(cast, announcement.targets).filter((target) => target.group !== actor.group);
  return { actor, announcement, named, ...(weapon === undefined ? {} : { weapon }) };
}

function weaponOf(cast: Cast, { actor, announcement }: Deed): string | undefined {
  const written = announcement.thing ?? lastFact(announcement.clauses, 'with thing')?.uses;
  if (written !== undefined) return written.id ?? written.text;
  const [only, ...more] = weaponsOf(cast, actor);
  return more.length === 0 ? only : undefined;
}

/** The things a combatant carries that are weapons: declared as one, or known to be one. */
export function weaponsOf({ weapons }: Cast, { carries }: Fighter): readonly string[] {
  return carries.filter((thing) => weapons.has(thingKey(thing)));
}

/** The written die of the first hit: the weapon’s own, else the attacker’s; undefined where neither has one. */
export function writtenDie({ stage }: Cast, { actor, weapon }: Attack): string | undefined {
  const thing = stage.things.find(({ name }) => weapon !== undefined && thingKey(name) === thingKey(weapon));
  const own = lastFact(thing?.traits ?? [], 'weapon')?.die?.text;
  return own ?? actor.die;
}
