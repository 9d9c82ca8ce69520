/** The state as shown at the table: what a card of each fighter says. */
import type { CombatantState, State, Track } from '../../timeline.ts';
import { attributes } from './attributes.ts';
import { weaponNamed, type Cast, type Fighter } from './cast.ts';
import { stepsLoaded, trackOf } from './deeds/loading.ts';
import { dispositions } from './exploration/state.ts';
import { nameOf } from './facts.ts';
import { carriedNow, conditionOf, inMindNow, isIn, valueOf, type Fight } from './fight.ts';
import { injuryNotation } from './sheet/injury-words.ts';
import { fatigueOf } from './sheet/sheet.ts';
import { hurtStates, placeStates } from './vocabulary.ts';

export function toState(cast: Cast, fight: Fight): State {
  return { combatants: [...cast.fighters.values()].map((fighter) => combatantState(cast, fight, fighter)) };
}

const shownStates = [
  hurtStates.dead,
  hurtStates.coma,
  hurtStates.downed,
  hurtStates.prone,
  hurtStates.winded,
  hurtStates.exhausted,
  placeStates.ambushed,
  placeStates.surprising,
  ...dispositions,
] as const;

function combatantState(cast: Cast, fight: Fight, fighter: Fighter): CombatantState {
  const { name, combatant, magicDice } = fighter;
  const condition = conditionOf(fight, name);
  const { hitPoints, spentDice, sheet, exhaustion } = condition;
  const lights = lightTracks(fight, fighter);
  // A light that is carried is there already, with the levels that are left of it.
  const isLight = (thing: string): boolean => lights.some((light) => light.name === thing);
  return {
    name,
    side: nameOf(combatant.side),
    values: valuesOf(fight, fighter),
    tracks: [
      ...(hitPoints === undefined ? [] : [{ name: 'HP', now: hitPoints.now, base: hitPoints.base }]),
      ...lights,
      ...reloadTracks(cast, fight, fighter),
      ...(magicDice === 0 ? [] : [{ name: 'MD', now: magicDice - spentDice, base: magicDice }]),
      ...burden('FAT', fatigueOf(sheet)),
      ...burden('EXH', exhaustion),
      ...burden('Death Save pool', sheet.pool.length),
    ],
    conditions: [...shownStates.filter((state) => isIn(fight, name, state)), ...sheet.injuries.map(injuryNotation)],
    gear: [...carriedNow(fighter, condition).filter((thing) => !isLight(thing)), ...inMindNow(fighter, condition)],
    ...(isIn(fight, name, 'out of the fight') ? { out: true as const } : {}),
  };
}

/** The attributes that are written, as `4`, and as `3/4` where the current value isn’t the whole (am-032). */
function valuesOf(fight: Fight, fighter: Fighter): NonNullable<CombatantState['values']> {
  return attributes.flatMap((name) => {
    const now = valueOf(fight, fighter, name);
    const base = fighter.attributes.get(name)?.base;
    return now === undefined ? [] : [{ name, says: base === undefined || base === now ? `${now}` : `${now}/${base}` }];
  });
}

function lightTracks({ exploring }: Fight, { carries }: Fighter): readonly Track[] {
  return carries.flatMap(({ id = '' }) => {
    const light = exploring.lights.get(id);
    return light === undefined ? [] : [{ name: id, now: light.left, base: light.of }];
  });
}

/** How far each weapon has come along its own track (am-194). */
function reloadTracks(cast: Cast, fight: Fight, fighter: Fighter): readonly Track[] {
  return fighter.carries.flatMap(({ id = '' }) => {
    const weapon = weaponNamed(cast, id);
    const named = weapon === undefined ? undefined : { name: id, weapon };
    const base = named === undefined ? undefined : trackOf(named);
    return named === undefined || base === undefined
      ? []
      : [{ name: `${id} loaded`, now: stepsLoaded(fight, fighter, named), base }];
  });
}

/** Shown once there is some of it. */
function burden(name: string, now: number): readonly Track[] {
  return now === 0 ? [] : [{ name, now, isBurden: true }];
}
