/** How far a ranged weapon is reloaded, along its own track (am-194). */
import type { Fighter } from '../cast.ts';
import { changed, conditionOf, type Fight } from '../fight.ts';
import type { NamedWeapon } from './deeds.ts';

/** The length of a weapon’s track; undefined if it isn’t reloaded. */
export function trackOf({ weapon }: NamedWeapon): number | undefined {
  return weapon.reload?.value;
}

/**
 * The steps that a weapon has come along its track. One that nobody has fired is loaded, unless it is carried
 * `(unloaded)`.
 */
export function stepsLoaded(fight: Fight, { name, carries }: Fighter, weapon: NamedWeapon): number {
  const known = conditionOf(fight, name).reloaded.get(weapon.name);
  if (known !== undefined) return known;
  const carried = carries.find(({ id, text }) => (id ?? text) === weapon.name);
  return carried?.state === 'unloaded' ? 0 : (trackOf(weapon) ?? 0);
}

export function isLoaded(fight: Fight, who: Fighter, weapon: NamedWeapon): boolean {
  const track = trackOf(weapon);
  return track === undefined || stepsLoaded(fight, who, weapon) >= track;
}

/** The fight after a weapon has come this far, within its track. */
export function withSteps(fight: Fight, who: Fighter, weapon: NamedWeapon, steps: number): Fight {
  const within = Math.max(0, Math.min(trackOf(weapon) ?? 0, steps));
  return changed(fight, who, (condition) => ({
    ...condition,
    reloaded: new Map(condition.reloaded).set(weapon.name, within),
  }));
}
