/** The injury table, as printed: what happens to somebody whose HP are below 0 after a hit. */
import type { BodyPart } from './cells.ts';

/** What the filled cells of the table say (am-208, am-210, am-212). */
export type Injury = 'winded' | 'drops held items' | 'prone' | 'amputated' | 'dies';

/**
 * The entry of one cell of the table: an injury; `silent`, where the cell is empty (am-209); or `band`, where 1d8 is
 * rolled for the row to read (am-211).
 */
export type InjuryEntry = Injury | 'silent' | 'band';

const firstRow: Readonly<Record<BodyPart, InjuryEntry>> = {
  Head: 'silent',
  Thorax: 'winded',
  Abdomen: 'winded',
  Arms: 'drops held items',
  Legs: 'prone',
};

const eleventhRow: Readonly<Record<BodyPart, InjuryEntry>> = {
  Head: 'silent',
  Thorax: 'dies',
  Abdomen: 'dies',
  Arms: 'amputated',
  Legs: 'amputated',
};

/** The sides of the die that chooses a row in the band. */
export const bandDie = 8;

/** The entry for somebody of this level with so many HP below 0 (`below` is 1 for −1 HP). */
export function injuryEntry(part: BodyPart, below: number, level: number): InjuryEntry {
  if (below > 12 + level) return 'dies';
  if (below >= 12) return 'band';
  if (below === 11) return eleventhRow[part];
  return below === 1 ? firstRow[part] : 'silent';
}

/**
 * The entry for damage that strikes no cell: the text doesn’t say which column is read, but in the lowest row all of
 * them are death (am-q104). `part` is the column that the writer has decided on.
 */
export function unlocatedEntry(below: number, level: number, part: BodyPart | undefined): InjuryEntry {
  if (part !== undefined) return injuryEntry(part, below, level);
  return below > 12 + level ? 'dies' : 'silent';
}
