/** Where spells are, and which of them are in effect (am-227 to am-231). */
import type { Fighter } from '../cast.ts';
import { nameOf, type Holds } from '../facts.ts';
import { changed, conditionOf, inMind, type Condition, type Fight, type SpellPlace } from '../fight.ts';

/** What the block says of an item that holds spells or summons. */
export function holdingOf({ holds }: Fighter, item: string): Holds | undefined {
  return holds.find((each) => nameOf(each.item) === item);
}

/** The spells in a place; undefined for an item of which nothing is said. */
function spellsIn(fight: Fight, who: Fighter, place: SpellPlace): readonly string[] | undefined {
  const now = conditionOf(fight, who.name).spells?.get(place);
  return now ?? (place === inMind ? who.knows : holdingOf(who, place)?.held)?.map(nameOf);
}

/** The places in which a spell of somebody’s is, their mind first. */
export function placesOf(fight: Fight, who: Fighter, spell: string): readonly SpellPlace[] {
  const written = [inMind, ...who.holds.map(({ item }) => nameOf(item))];
  const all = new Set([...written, ...(conditionOf(fight, who.name).spells?.keys() ?? [])]);
  return [...all].filter((place) => spellsIn(fight, who, place)?.includes(spell) === true);
}

/** Whether a block says anywhere that somebody has a spell; where it doesn’t, the writer has left it out. */
export function isWritten({ knows, holds }: Fighter, spell: string): boolean {
  return [...knows, ...holds.flatMap(({ held }) => held)].some((each) => nameOf(each) === spell);
}

/** Whether an item is at hand: carried, and neither dropped nor burnt. */
export function isHeld(fight: Fight, { name, carries }: Fighter, item: string): boolean {
  const { dropped, burnt = [] } = conditionOf(fight, name);
  return carries.some((each) => nameOf(each) === item) && !dropped.includes(item) && !burnt.includes(item);
}

export function placed(fight: Fight, who: Fighter, spell: string, place: SpellPlace): Fight {
  const there = spellsIn(fight, who, place) ?? [];
  return there.includes(spell) ? fight : withSpells(fight, who, place, [...there, spell]);
}

export function removed(fight: Fight, who: Fighter, spell: string, place: SpellPlace): Fight {
  const left = (spellsIn(fight, who, place) ?? []).filter((each) => each !== spell);
  return withSpells(fight, who, place, left);
}

function withSpells(fight: Fight, who: Fighter, place: SpellPlace, spells: readonly string[]): Fight {
  return changed(fight, who, (condition) => ({ ...condition, spells: new Map(condition.spells).set(place, spells) }));
}

/** How the end of a spell leaves it: where it was, or escaped into the surroundings (am-229, am-230). */
export type SpellEnd = 'stays' | 'escapes';

/** Undefined if the spell isn’t in effect. */
export function ended(
  fight: Fight,
  who: Fighter,
  spell: string,
): { fight: Fight; place: SpellPlace; end: SpellEnd } | undefined {
  const place = conditionOf(fight, who.name).inEffect?.get(spell);
  if (place === undefined) return undefined;
  const over = changed(fight, who, ({ inEffect, ...condition }): Condition => {
    const others = [...(inEffect ?? [])].filter(([name]) => name !== spell);
    return others.length === 0 ? condition : { ...condition, inEffect: new Map(others) };
  });
  return place === inMind || isHeld(fight, who, place)
    ? { fight: over, place, end: 'stays' }
    : { fight: removed(over, who, spell, place), place, end: 'escapes' };
}
