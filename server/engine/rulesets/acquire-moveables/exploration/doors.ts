/** Doors as they are declared, and what has been done to them (am-143 to am-146). */
import type { Cast } from '../cast.ts';
import type { Deed } from '../deeds/deeds.ts';
import { lastFact, type BarSide, type DoorFact } from '../facts.ts';
import type { Fight } from '../fight.ts';
import type { DoorState, Exploring } from './state.ts';

export interface Door {
  readonly name: string;
  readonly material?: DoorFact['material'];
  readonly isLocked: boolean;
  readonly bars: number;
  readonly barSide?: BarSide;
}

const untouched: DoorState = { barsLifted: 0 };

/** The door that something is done to, if it is declared: `the door` and `the lock` are those of the only one. */
export function doorOf({ stage }: Cast, { announcement: { thing } }: Deed): Door | undefined {
  const doors = stage.things.flatMap(({ name, traits }) => {
    const door = lastFact(traits, 'door');
    return door === undefined ? [] : [{ name, door }];
  });
  const isOnly = doors.length === 1 && /^(?:door|lock)$/iu.test(thing?.text ?? '');
  const named = isOnly ? doors[0] : doors.find(({ name }) => name === (thing?.id ?? thing?.text));
  if (named === undefined) return undefined;
  const { name, door } = named;
  const { material, isLocked = false, bars } = door;
  return {
    name,
    isLocked,
    bars: bars?.count.value ?? 0,
    ...(material === undefined ? {} : { material }),
    ...(bars === undefined ? {} : { barSide: bars.side }),
  };
}

export function doorState({ exploring }: Pick<Fight, 'exploring'>, { name }: Door): DoorState {
  return exploring.doors.get(name) ?? untouched;
}

/** Bars that are still in their place. */
export function barsLeft(fight: Fight, door: Door): number {
  return Math.max(0, door.bars - doorState(fight, door).barsLifted);
}

/** Whether neither bar nor lock keeps it shut. */
export function isOpen(fight: Fight, door: Door): boolean {
  const { isUnlocked, isKickedIn } = doorState(fight, door);
  return barsLeft(fight, door) === 0 && (!door.isLocked || isUnlocked === true || isKickedIn === true);
}

export function withDoor(exploring: Exploring, { name }: Door, change: Partial<DoorState>): Exploring {
  const { doors } = exploring;
  return { ...exploring, doors: new Map(doors).set(name, { ...untouched, ...doors.get(name), ...change }) };
}
