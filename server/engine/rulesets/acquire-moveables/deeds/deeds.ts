/** What everybody does in a round, as announced. */
import { derivePair } from '../../../derive/index.ts';
import type { Announcement, NameRef, Round, Words } from '../../../scenario.ts';
import { attributes, attributeNames, type Attribute } from '../attributes.ts';
import { fightersNamed, weaponNamed, type Cast, type Fighter } from '../cast.ts';
import { lastFact, nameOf, type MoveablesFact, type Weapon } from '../facts.ts';
import { actionKind, type ActionKind } from '../verbs.ts';

/** One combatant’s announcement in a round. */
export interface Deed {
  readonly actor: Fighter;
  readonly announcement: Announcement<MoveablesFact>;
  readonly kind: ActionKind;
  readonly targets: readonly Fighter[];
}

/** Everybody’s deed, in text order; only the first announcement of each combatant counts (am-173). */
export const deedsOf = derivePair(
  'acquire-moveables/deeds',
  (cast: Cast, round: Round<MoveablesFact>): readonly Deed[] => {
    const deeds = new Map<Fighter, Deed>();
    for (const announcement of round.announcements) {
      const targets = targetsOf(cast, announcement);
      for (const actor of fightersNamed(cast, announcement.actors))
        if (!deeds.has(actor)) deeds.set(actor, { actor, announcement, kind: kindOf(announcement), targets });
    }
    return [...deeds.values()];
  },
);

/** Whatever has attributes below it is a test, or a contest, unless it is something that has a roll of its own. */
function kindOf({ kind, clauses }: Announcement<MoveablesFact>): ActionKind {
  const known = actionKind(kind);
  const tested = lastFact(clauses, 'attributes');
  if (tested === undefined || (known !== 'anything else' && known !== 'test')) return known;
  return tested.against === undefined ? 'test' : 'contest';
}

/** A summon may be called by its name in quotes, like a spell. */
function targetsOf(cast: Cast, { kind, targets, thing, object }: Announcement<MoveablesFact>): readonly Fighter[] {
  const creature =
    kind === 'summons' ? cast.fighters.get(thing === undefined ? (object?.text ?? '') : nameOf(thing)) : undefined;
  return creature === undefined ? fightersNamed(cast, targets) : [creature];
}

/** Whether it is a blow or a shot, which rolls where it lands. */
export function isAttack({ kind }: Deed): boolean {
  return kind === 'melee attack' || kind === 'ranged attack';
}

/** The attributes that a test adds up, in text order; none if nothing says which. */
export function testedAttributes({ announcement }: Deed): readonly Attribute[] {
  return known(lastFact(announcement.clauses, 'attributes')?.names);
}

/** The attributes that the opponent tests in a contest. */
export function opponentsAttributes({ announcement }: Deed): readonly Attribute[] {
  return known(lastFact(announcement.clauses, 'attributes')?.against);
}

function known(written: readonly Words[] = []): readonly Attribute[] {
  return written.flatMap(({ text }) => attributes.find((each) => each === text || attributeNames[each] === text) ?? []);
}

/** The weapon of an attack: as written, or else the only one that the attacker carries; undefined if neither. */
export function weaponOf(cast: Cast, { actor, announcement }: Deed): NamedWeapon | undefined {
  const written = announcement.thing ?? lastFact(announcement.clauses, 'with thing')?.uses;
  const names = written === undefined ? actor.carries.map(nameOf) : [nameOf(written)];
  const weapons = names.flatMap((name): NamedWeapon[] => {
    const weapon = weaponNamed(cast, name);
    return weapon === undefined ? [] : [{ name, weapon }];
  });
  return weapons.length === 1 ? weapons[0] : undefined;
}

export interface NamedWeapon {
  readonly name: string;
  readonly weapon: Weapon;
}

/** Whether a clause below an announcement of several people is for this one. */
export function isFor({ whose }: { readonly whose: readonly NameRef[] }, { actor }: Pick<Deed, 'actor'>): boolean {
  return whose.length === 0 || whose.some(({ id }) => id === actor.name || id === actor.combatant.creature?.id);
}

/** The number of sides of a written die: 8 for `d8`; undefined if it can’t be read. */
export function sidesOf(die: string | undefined): number | undefined {
  const sides = /^1?d(\d+)$/iu.exec(die ?? '')?.[1];
  return sides === undefined ? undefined : Number(sides);
}
