/** Fatigue that goes away, and fatigue that is rearranged at a rest (am-059, am-060, am-091, am-098). */
import {
  chitsIn,
  inventories,
  isFatigue,
  lowestFree,
  withChits,
  type Chit,
  type FatigueKind,
  type Inventory,
  type Sheet,
  type Space,
} from './sheet.ts';

export interface Lost {
  readonly sheet: Sheet;
  readonly lost: number;
}

/**
 * The sheet without so many chits of a kind, or all of them. Those of the mental inventory go first, from its highest
 * row down, since they are what exhausts; a rest lets a player move chits as they like anyway. What is in the Death
 * Save pool stays: the text doesn’t say how it is emptied (am-q035).
 */
export function withoutFatigue(sheet: Sheet, kind: FatigueKind, count = Infinity): Lost {
  let [now, lost] = [sheet, 0];
  for (const inventory of ['mental', 'carried'] as const)
    for (let row = sheet[inventory].length - 1; row >= 0; row -= 1) {
      const chits = chitsIn(now, inventory, row);
      const left = chits.filter((chit) => chit !== kind || (lost += 1) > count);
      lost = Math.min(lost, count);
      now = withChits(now, inventory, row, left);
    }
  return { sheet: now, lost };
}

/** Fatigue that is moved to the other inventory at a rest. */
export interface Move {
  readonly count: number;
  readonly to: Inventory;
}

export interface Rearranged {
  readonly sheet: Sheet;
  /** How many chits each move has moved: less than it says if there are fewer, or if there is no room. */
  readonly moved: readonly number[];
}

/** At a rest chits of fatigue may be moved, and then all drop to the lowest rows; injuries lie below them (am-049). */
export function rearranged(space: Space, sheet: Sheet, moves: readonly Move[]): Rearranged {
  const injuries = sheet.mental.flat().filter((chit) => !isFatigue(chit));
  const fatigue = {
    carried: sheet.carried.flat().filter(isFatigue),
    mental: sheet.mental.flat().filter(isFatigue),
  };
  const moved = moves.map(({ count, to }) => {
    const from = to === 'carried' ? 'mental' : 'carried';
    const taken = to === 'carried' ? 0 : injuries.length;
    const room = slotsIn(space, to) - taken - fatigue[to].length;
    const moving = Math.max(0, Math.min(Math.trunc(count), fatigue[from].length, room));
    fatigue[to].push(...fatigue[from].splice(fatigue[from].length - moving, moving));
    return moving;
  });
  const bare: Sheet = { ...sheet, carried: [], mental: [] };
  const stored = { carried: fatigue.carried, mental: [...injuries, ...fatigue.mental] };
  return {
    sheet: inventories.reduce<Sheet>((now, inventory) => filled(space, now, inventory, stored[inventory]), bare),
    moved,
  };
}

function slotsIn(space: Space, inventory: Inventory): number {
  return space[inventory].reduce((sum, slots) => sum + Math.max(0, slots), 0);
}

/** Chits that find no row, since things have been taken up again, lie above the highest one. */
function filled(space: Space, sheet: Sheet, inventory: Inventory, chits: readonly Chit[]): Sheet {
  return chits.reduce((now, chit) => {
    const row = lowestFree(space, now, inventory) ?? Math.max(0, space[inventory].length - 1);
    return withChits(now, inventory, row, [...chitsIn(now, inventory, row), chit]);
  }, sheet);
}
