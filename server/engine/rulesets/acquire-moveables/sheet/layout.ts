/**
 * How somebody’s two inventories are laid out, and which slots things take. The text leaves the layout to a sheet that
 * it doesn’t contain (am-q021): rows are those that the writer declares, and without them there is only a number of
 * slots, of which nobody can say what row they are in.
 */
import type { Inventory, Space } from './sheet.ts';

export interface InventoryLayout {
  /** The slots of each row, the lowest first; one row of all slots where none are declared. */
  readonly rows: readonly number[];
  readonly isDeclared: boolean;
  /** The level of exhaustion of each row, where one is declared (am-053). */
  readonly levels: readonly number[];
  readonly things: readonly StoredThing[];
}

/** A thing in an inventory: the cells that it lies in, by row, as indices of columns. */
export interface StoredThing {
  readonly name: string;
  readonly size: number;
  readonly cells: readonly Cell[];
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

export type Layout = Readonly<Record<Inventory, InventoryLayout>>;

/** The slots that all numbered cells of a sheet come to, beyond those that STR and WIL open (am-q022). */
export const unnumbered: Readonly<Record<Inventory, number>> = { carried: 11, mental: 7 };

/** An inventory without declared rows: as many slots as the attribute gives, or as many as you like (am-q022). */
export function undeclared(inventory: Inventory, attribute: number | undefined): InventoryLayout {
  const slots = attribute === undefined ? Infinity : unnumbered[inventory] + attribute;
  return { rows: [slots], isDeclared: false, levels: [], things: [] };
}

/** The slots that are left for chits in each row; dropped things leave theirs. */
export function spaceOf(layout: Layout, dropped: readonly string[]): Space {
  return { carried: leftIn(layout.carried, dropped), mental: leftIn(layout.mental, dropped) };
}

function leftIn({ rows, things }: InventoryLayout, dropped: readonly string[]): readonly number[] {
  const taken = rows.map(() => new Set<number>());
  for (const { name, cells } of things)
    if (!dropped.includes(name)) for (const { row, column } of cells) taken[row]?.add(column);
  return rows.map((slots, row) => slots - (taken[row]?.size ?? 0));
}
