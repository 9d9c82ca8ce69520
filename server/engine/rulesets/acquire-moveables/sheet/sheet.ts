/** What two inventories hold besides things: chits for fatigue and injuries, row by row (am-044 to am-053). */
import type { LastingKind } from '../dice/lasting.ts';

/** The kinds of fatigue, each with its own way to lose it (am-055). */
export const fatigueKinds = ['standard', 'dehydration', 'starvation', 'hypothermia', 'infection', 'drowning'] as const;

export type FatigueKind = (typeof fatigueKinds)[number];

/** The carried inventory and the mental one. */
export const inventories = ['carried', 'mental'] as const;

export type Inventory = (typeof inventories)[number];

/** A chit takes one slot: a number is the id of an injury, which may have several (am-q027). */
export type Chit = FatigueKind | number;

/** The chits of each row, the lowest row first (am-q025). */
export type Rows = readonly (readonly Chit[])[];

export interface Injury {
  readonly id: number;
  readonly name: string;
  readonly slots: number;
  /** Missing where no die is written. */
  readonly healing?: HealingDie;
  /** Seconds since the healing die was last due. */
  readonly waited: number;
  readonly bleeding: number;
  /** Bleedings that first aid can’t stop (am-199). */
  readonly internal: number;
  readonly isPermanent?: true;
}

/** The healing die: the size with which it has begun and the one that it has now, and how often it is rolled. */
export interface HealingDie {
  readonly kind: LastingKind;
  readonly initial: number;
  readonly size: number;
  readonly every: number;
}

export interface Sheet {
  readonly carried: Rows;
  readonly mental: Rows;
  /** Fatigue beyond what the inventories hold: the Death Save pool (am-056). */
  readonly pool: readonly FatigueKind[];
  readonly injuries: readonly Injury[];
  /** Rows of the mental inventory whose exhaustion is active, by index; they may no longer be full (am-093). */
  readonly active: readonly number[];
  /** A level of exhaustion by the writer’s word. */
  readonly given: number;
  readonly isInComa?: true;
  /** Short rests taken today. */
  readonly shortRests: number;
}

export const emptySheet: Sheet = {
  carried: [],
  mental: [],
  pool: [],
  injuries: [],
  active: [],
  given: 0,
  shortRests: 0,
};

/** The slots of each row that things leave for chits; Infinity where nothing says how many there are. */
export type Space = Readonly<Record<Inventory, readonly number[]>>;

export function isFatigue(chit: Chit): chit is FatigueKind {
  return typeof chit === 'string';
}

export function injuryNamed({ injuries }: Sheet, id: number): string {
  return injuries.find((injury) => injury.id === id)?.name ?? '';
}

/** The free slots of a row. */
export function roomIn(space: Space, sheet: Sheet, inventory: Inventory, row: number): number {
  return Math.max(0, (space[inventory][row] ?? 0) - chitsIn(sheet, inventory, row).length);
}

export function chitsIn(sheet: Sheet, inventory: Inventory, row: number): readonly Chit[] {
  return sheet[inventory][row] ?? [];
}

/** The lowest row with a free slot; undefined if there is none. */
export function lowestFree(space: Space, sheet: Sheet, inventory: Inventory): number | undefined {
  const found = space[inventory].findIndex((_, row) => roomIn(space, sheet, inventory, row) > 0);
  return found < 0 ? undefined : found;
}

export function withChits(sheet: Sheet, inventory: Inventory, row: number, chits: readonly Chit[]): Sheet {
  const rows = Array.from({ length: Math.max(sheet[inventory].length, row + 1) }, (_, at) =>
    at === row ? chits : chitsIn(sheet, inventory, at),
  );
  return { ...sheet, [inventory]: rows };
}

/** All chits of fatigue that somebody has, those of the Death Save pool included. */
export function fatigueOf(sheet: Sheet, kind?: FatigueKind): number {
  const all = [...inventories.flatMap((inventory) => sheet[inventory].flat()), ...sheet.pool].filter(isFatigue);
  return kind === undefined ? all.length : all.filter((each) => each === kind).length;
}

/** The rows of the mental inventory in which every slot is in use. */
export function fullRows(space: Space, sheet: Sheet): readonly number[] {
  return space.mental.flatMap((_, row) => (roomIn(space, sheet, 'mental', row) === 0 ? [row] : []));
}
