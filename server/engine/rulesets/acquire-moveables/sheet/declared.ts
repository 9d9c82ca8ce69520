/** The layout of somebody’s inventories, as their block declares it. */
import type { Carried } from '../../../scenario.ts';
import type { Stage } from '../../../stage.ts';
import { factsOf, type MoveablesFact } from '../facts.ts';
import { chooses } from '../options.ts';
import { undeclared, type InventoryLayout, type Layout } from './layout.ts';
import type { Inventory } from './sheet.ts';

interface Capacities {
  readonly STR: number | undefined;
  readonly WIL: number | undefined;
}

export function layoutOf(
  stage: Stage<MoveablesFact>,
  traits: readonly MoveablesFact[],
  _carries: readonly Carried[],
  { STR, WIL }: Capacities,
): Layout {
  const isKnown = chooses(stage, 'capacity', 'eleven-plus-str-seven-plus-wil');
  const declared = (inventory: Inventory, attribute: number | undefined): InventoryLayout => {
    const rows = factsOf(traits, 'rows').findLast((fact) => fact.inventory === inventory);
    if (rows === undefined) return undeclared(inventory, isKnown ? attribute : undefined);
    return {
      rows: rows.rows.map(({ value }) => Math.max(0, Math.trunc(value))),
      isDeclared: true,
      levels: (rows.levels ?? []).map(({ value }) => Math.max(0, Math.trunc(value))),
      things: [],
    };
  };
  return { carried: declared('carried', STR), mental: declared('mental', WIL) };
}
