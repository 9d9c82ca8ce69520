/** What an injury of the table does to somebody, and what damage does that strikes no cell of the body. */
import type { Fighter } from '../cast.ts';
import type { Condition } from '../fight.ts';
import type { BodyPart } from './cells.ts';
import { injuryEntry, type InjuryEntry } from './injury-table.ts';

/** An entry of the table whose row is known. */
export type ReadEntry = Exclude<InjuryEntry, 'band'>;

/** Somebody’s condition below 0 HP, after the entry has taken effect in the round of this number. */
export function injuredBy(who: Fighter, condition: Condition, entry: ReadEntry, round: number): Condition {
  return fallen(who, withEntry(who, condition, entry, round));
}

function withEntry({ carries }: Fighter, condition: Condition, entry: ReadEntry, round: number): Condition {
  switch (entry) {
    case 'winded':
      return { ...condition, windedIn: round + 1 };
    case 'drops held items':
      return { ...condition, dropped: carries.map(({ id, text }) => id ?? text) };
    case 'prone':
      return { ...condition, isProne: true };
    case 'dies':
      return { ...condition, isDead: true };
    default:
      return condition;
  }
}

/** Below 0 HP they fall, or fight on, as is written for them (am-183); the dead choose nothing (am-q103). */
function fallen({ belowZero }: Fighter, condition: Condition): Condition {
  const choice = condition.belowZero ?? belowZero;
  if (condition.isDead === true || choice !== 'falls' || condition.downed !== undefined) return condition;
  return { ...condition, downed: 'hors de combat', isProne: true };
}

/**
 * The entry for damage that strikes no cell: the text doesn’t say which column is read, but in the lowest row all of
 * them are death (am-q104). `part` is the column that the writer has decided on.
 */
export function unlocatedEntry(below: number, level: number, part: BodyPart | undefined): InjuryEntry {
  if (part !== undefined) return injuryEntry(part, below, level);
  return below > 12 + level ? 'dies' : 'silent';
}
