/** What somebody has in hand: things that are carried, neither stowed nor on the ground. */
import type { Armour } from '../body/cells.ts';
import type { Fighter } from '../cast.ts';
import { nameOf } from '../facts.ts';
import { changed, conditionOf, type Fight } from '../fight.ts';

/** A shield is part of the armour, and can be dropped all the same. */
const shield = 'shield';

/** States of a carried thing, in brackets, that say how it is stowed, and what brings it to hand. */
const stowed: ReadonlyMap<string, 'free' | 'action'> = new Map([
  ['sheathed', 'free'],
  ['holstered', 'free'],
  ['packed', 'action'],
]);

/** Weapons that are parts of a body, which nobody can drop. */
const bodily: ReadonlySet<string> = new Set(
  'beak, bite, claws, fangs, fists, hooves, horns, jaws, stinger, tail, talons, teeth, tentacles, tusks'.split(', '),
);

export function isBodily(thing: string): boolean {
  return bodily.has(thing.toLowerCase());
}

export type NotInHand = 'on the ground' | 'sheathed' | 'holstered' | 'packed';

/** Why a thing can’t be used just now; undefined if it is in hand. */
export function whyNotInHand(fight: Fight, { name, carries }: Fighter, thing: string): NotInHand | undefined {
  const { dropped, drawn } = conditionOf(fight, name);
  if (dropped.includes(thing)) return 'on the ground';
  if (drawn.includes(thing)) return undefined;
  const state = carries.find((each) => nameOf(each) === thing)?.state;
  return state !== undefined && stowed.has(state) ? (state as NotInHand) : undefined;
}

/** What falls when somebody drops whatever is held (am-208): all that is in hand, and the shield. */
export function heldBy(fight: Fight, who: Fighter): readonly string[] {
  const { burnt = [] } = conditionOf(fight, who.name);
  return [...who.carries.map(nameOf), ...(who.armour.shield > 0 ? [shield] : [])].filter(
    (thing) => !isBodily(thing) && !burnt.includes(thing) && whyNotInHand(fight, who, thing) === undefined,
  );
}

export function withDropped(fight: Fight, who: Fighter, things: readonly string[]): Fight {
  return changed(fight, who, (condition) => ({
    ...condition,
    dropped: [...new Set([...condition.dropped, ...things])].sort(),
    drawn: condition.drawn.filter((thing) => !things.includes(thing)),
  }));
}

/** The fight after somebody has picked up, drawn or fetched a thing. */
export function withInHand(fight: Fight, who: Fighter, thing: string): Fight {
  return changed(fight, who, (condition) => ({
    ...condition,
    dropped: condition.dropped.filter((each) => each !== thing),
    drawn: [...new Set([...condition.drawn, thing])].sort(),
  }));
}

/** The armour that counts now: a shield that has been dropped covers nothing (am-110). */
export function armourNow(fight: Fight, { name, armour }: Fighter): Armour {
  return conditionOf(fight, name).dropped.includes(shield) ? { ...armour, shield: 0 } : armour;
}
