/** Where things lie: in straight unbroken blocks, small ones together in one slot (am-047, am-048, am-q024). */
import type { Cell, StoredThing } from './layout.ts';

export interface Thing {
  readonly name: string;
  readonly size: number;
  /** The row or the column in which it is kept, by index, if that is written. */
  readonly along?: { readonly which: 'row' | 'column'; readonly index: number };
}

/** Each thing in turn, where it is kept, or else along the lowest row or then column with room; or nowhere. */
export function placed(rows: readonly number[], things: readonly Thing[]): readonly StoredThing[] {
  const filled = new Map<string, number>();
  return things.map((thing) => {
    const cells = blocksFor(rows, thing, filled.size).find((block) =>
      block.every((cell) => hasRoom(filled, cell, thing)),
    );
    for (const cell of cells ?? []) filled.set(keyOf(cell), (filled.get(keyOf(cell)) ?? 0) + Math.min(1, thing.size));
    return { name: thing.name, size: thing.size, cells: cells ?? [] };
  });
}

function hasRoom(filled: ReadonlyMap<string, number>, cell: Cell, { size }: Thing): boolean {
  return (filled.get(keyOf(cell)) ?? 0) + Math.min(1, size) <= 1;
}

function keyOf({ row, column }: Cell): string {
  return `${row}/${column}`;
}

/** All blocks in which a thing may lie, in the order in which they are tried. */
function blocksFor(rows: readonly number[], { size, along }: Thing, taken: number): readonly (readonly Cell[])[] {
  const length = Math.max(1, Math.ceil(size));
  // A row without an end has room behind everything that lies in it.
  const ends = rows.map((slots) => Math.min(slots, taken + length));
  const widest = Math.max(0, ...ends);
  const starts = rows.flatMap((_, row) => Array.from({ length: widest }, (__, column): Cell => ({ row, column })));
  const isInside = ({ row, column }: Cell): boolean => column < (ends[row] ?? 0);
  const block = ({ row, column }: Cell, way: 'row' | 'column'): readonly Cell[] =>
    Array.from({ length }, (_, step) => (way === 'row' ? { row, column: column + step } : { row: row + step, column }));
  return (['row', 'column'] as const)
    .filter((way) => along === undefined || along.which === way)
    .flatMap((way) =>
      starts
        .filter((start) => along === undefined || along.index === start[way])
        .map((start) => block(start, way))
        .filter((cells) => cells.every(isInside)),
    );
}
