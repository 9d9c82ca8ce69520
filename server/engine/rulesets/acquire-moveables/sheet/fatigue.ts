/** Fatigue that is gained: where its chits go, and what doesn’t find a place (am-050, am-051, am-056). */
import {
  fatigueOf,
  lowestFree,
  withChits,
  chitsIn,
  type FatigueKind,
  type Inventory,
  type Sheet,
  type Space,
} from './sheet.ts';

export interface Gained {
  readonly sheet: Sheet;
  /** Where the chits went, in order. */
  readonly placed: readonly Place[];
  /** The chits that found no place, and went into the Death Save pool. */
  readonly beyond: number;
}

export interface Place {
  readonly inventory: Inventory;
  readonly row: number;
}

/**
 * Each chit goes to the lowest row with a free slot of the inventory that the player has chosen, or else of the other
 * one. What finds no place means a coma, and goes into the Death Save pool.
 */
export function withFatigue(
  space: Space,
  sheet: Sheet,
  { kind, count, into }: { readonly kind: FatigueKind; readonly count: number; readonly into: Inventory },
): Gained {
  let now = sheet;
  const placed: Place[] = [];
  for (let left = count; left > 0; left -= 1) {
    const place = placeFor(space, now, into);
    if (place === undefined) return { sheet: beyond(now, kind, left), placed, beyond: left };
    now = withChits(now, place.inventory, place.row, [...chitsIn(now, place.inventory, place.row), kind]);
    placed.push(place);
  }
  return { sheet: now, placed, beyond: 0 };
}

function placeFor(space: Space, sheet: Sheet, into: Inventory): Place | undefined {
  for (const inventory of [into, into === 'carried' ? 'mental' : 'carried'] as const) {
    const row = lowestFree(space, sheet, inventory);
    if (row !== undefined) return { inventory, row };
  }
  return undefined;
}

function beyond(sheet: Sheet, kind: FatigueKind, count: number): Sheet {
  return { ...sheet, isInComa: true, pool: [...sheet.pool, ...Array.from({ length: count }, () => kind)] };
}

/** How many chits of a kind are death (am-062, am-066, am-072). */
export const deadly = { dehydration: 9, starvation: 12, hypothermia: 10 } as const;

/** The kind of which somebody has as many chits as are death. */
export function deadlyFatigue(sheet: Sheet): FatigueKind | undefined {
  return (['dehydration', 'starvation', 'hypothermia'] as const).find((kind) => fatigueOf(sheet, kind) >= deadly[kind]);
}
