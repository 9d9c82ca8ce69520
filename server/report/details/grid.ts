/** What somebody holds, in grids: rows from the lowest up, and what a full one means. */
import { calledInFull, sentence, type Grid, type GridCell, type GridRow } from '../../engine/index.ts';
import type { PictureView } from '../../protocol/index.ts';
import { inOneGo, type DetailReport } from './detail-report.ts';
import { emptyTable } from './table-parts.ts';

export const gridReport: DetailReport<'grid'> = {
  lines: ({ who, grids }, call) =>
    grids.flatMap((grid) => [
      titleOf(call(who), grid),
      ...grid.rows.map((row, index) => rowWords(grid, row, index)),
      ...unplacedWords(grid),
    ]),
  json: ({ who, grids }) => ({ grid: { who, grids } }),
  names: ({ who }) => [who],
  nature: () => undefined,
  table: ({ who, grids }, { context: { people }, step }) => {
    const combatant = people.get(who)?.combatant;
    const called = combatant === undefined ? who : calledInFull(combatant);
    return inOneGo({
      ...emptyTable(sentence(step.kind)),
      grid: { grids: grids.map((grid) => gridView(called, grid)) },
    });
  },
  marked: () => [],
};

function gridView(called: string, grid: Grid): PictureView<'grid'>['grids'][number] {
  const [unplaced] = unplacedWords(grid);
  return {
    title: titleOf(called, grid),
    columns: Math.max(1, ...grid.rows.map(({ cells }) => cells.reduce((sum, { span }) => sum + span, 0))),
    rows: grid.rows.map((row, index) => ({
      cells: row.cells,
      says: fullWords(row),
      isFull: row.isFull === true,
      words: rowWords(grid, row, index),
    })),
    ...(unplaced === undefined ? {} : { unplaced }),
  };
}

/** `The Reeve’s carried inventory`. */
function titleOf(called: string, { name }: Grid): string {
  return sentence(`${called}’s ${name}`);
}

/** `Row 1: pike (2 cells), fatigue, free; full: EXH 1`. */
function rowWords(grid: Grid, row: GridRow, index: number): string {
  const full = fullWords(row);
  const cells = row.cells.map((cell) => cellWords(grid, cell));
  return `Row ${index + 1}: ${cells.join(', ')}${full === '' ? '' : `; ${full}`}`;
}

/** Something that is held may lie in a cell of which nobody says what is in it, so that it isn’t called free. */
function cellWords({ unplaced }: Grid, { is, what, span }: GridCell): string {
  const empty = is === 'free' && unplaced !== undefined ? 'blank' : is;
  const words = what === '' ? empty : what;
  return span === 1 ? words : `${words} (${span} cells)`;
}

/** `Carried, no slot given: torch, rope`. */
function unplacedWords({ unplaced }: Grid): readonly string[] {
  return unplaced === undefined ? [] : [`${sentence(unplaced.says)}: ${unplaced.things.join(', ')}`];
}

/** `full: EXH 1`, `EXH 1 if full`. */
function fullWords({ full, isFull }: GridRow): string {
  if (isFull === true) return full === undefined ? 'full' : `full: ${full}`;
  return full === undefined ? '' : `${full} if full`;
}
