/** Both inventories as grids, for the steps that change them. */
import type { Detail } from '../../../details.ts';
import type { Grid, GridCell, GridRow } from '../../../drawn-details.ts';
import type { Fighter } from '../cast.ts';
import { isBodily } from '../deeds/in-hand.ts';
import { carriedNow, inMindNow, type Condition } from '../fight.ts';
import type { InventoryLayout } from './layout.ts';
import { chitsIn, injuryNamed, inventories, isFatigue, type Chit, type Inventory, type Sheet } from './sheet.ts';

const names: Readonly<Record<Inventory, string>> = { carried: 'C.INV', mental: 'M.INV' };

/** Only of inventories whose rows are declared: the text doesn’t say how others are laid out (am-q021). */
export function sheetDetail(who: Fighter, condition: Condition): Detail<'grid'> | undefined {
  const { name, layout } = who;
  const { sheet, dropped } = condition;
  const grids = inventories
    .filter((inventory) => layout[inventory].isDeclared)
    .map((inventory) => ({
      name: names[inventory],
      rows: rowsOf(layout[inventory], sheet, inventory, dropped),
      ...unplacedIn(inventory, who, condition),
    }));
  return grids.length === 0 ? undefined : { kind: 'grid', who: name, grids };
}

/**
 * What else an inventory holds: things of which nothing says how many slots they take, since the text has no list of
 * sizes; those for which there is no room; and spells, summons and magic dice without a slot of their own (am-213).
 */
function unplacedIn(inventory: Inventory, who: Fighter, condition: Condition): Pick<Grid, 'unplaced'> {
  const dice = who.magicDice === 0 ? [] : [`${who.magicDice} MD`];
  const [all, says] =
    inventory === 'carried'
      ? [carriedNow(who, condition).filter((thing) => !isBodily(thing)), 'carried, no slot given']
      : [[...inMindNow(who, condition), ...dice], 'in mind, no slot given'];
  const things = all.filter((thing) => !hasCells(who, thing));
  return things.length === 0 ? {} : { unplaced: { says, things } };
}

function hasCells({ layout }: Fighter, thing: string): boolean {
  return inventories.some((each) => layout[each].things.some(({ name, cells }) => name === thing && cells.length > 0));
}

function rowsOf(
  { rows, levels, things }: InventoryLayout,
  sheet: Sheet,
  inventory: Inventory,
  dropped: readonly string[],
): readonly GridRow[] {
  const kept = things.filter(({ name }) => !dropped.includes(name));
  return rows.map((slots, row) => {
    const lying = Array.from({ length: slots }, (_, column) =>
      kept.filter(({ cells }) => cells.some((cell) => cell.row === row && cell.column === column)),
    );
    const chits = [...chitsIn(sheet, inventory, row)];
    const cells = lying.map((here): GridCell => {
      if (here.length > 0) return { is: 'thing', what: here.map(({ name }) => name).join(', '), span: 1 };
      return chitCell(sheet, chits.shift());
    });
    const level = levels[row];
    return {
      cells: joined(cells),
      ...(level === undefined ? {} : { full: `EXH ${level}` }),
      ...(cells.every(({ is }) => is !== 'free') ? { isFull: true as const } : {}),
    };
  });
}

function chitCell(sheet: Sheet, chit: Chit | undefined): GridCell {
  if (chit === undefined) return { is: 'free', what: '', span: 1 };
  if (isFatigue(chit)) return { is: 'burden', what: chit === 'standard' ? 'FAT' : `${chit} FAT`, span: 1 };
  return { is: 'wound', what: injuryNamed(sheet, chit), span: 1 };
}

/** Cells beside each other that hold the same thing or wound are one; each chit of fatigue is its own. */
function joined(cells: readonly GridCell[]): readonly GridCell[] {
  return cells.reduce<readonly GridCell[]>((made, cell) => {
    const last = made.at(-1);
    const isSame = last !== undefined && last.is === cell.is && last.what === cell.what;
    if (!isSame || (cell.is !== 'thing' && cell.is !== 'wound')) return [...made, cell];
    return [...made.slice(0, -1), { ...last, span: last.span + cell.span }];
  }, []);
}
