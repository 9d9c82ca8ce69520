/** Everybody’s sheet in a fight. */
import { isNamed, type Cast, type Fighter } from '../cast.ts';
import { factsOf, lastFact } from '../facts.ts';
import { changed, conditionOf, type Fight } from '../fight.ts';
import type { Inventory, Sheet } from './sheet.ts';
import { withSheet } from './with-sheet.ts';

export { spaceFor, withLevel, withSheet } from './with-sheet.ts';

export function sheetOf(fight: Fight, { name }: Fighter): Sheet {
  return conditionOf(fight, name).sheet;
}

/** The fight in which somebody’s sheet is this one, with the exhaustion of its full rows. */
export function goneOn(cast: Cast, fight: Fight, who: Fighter, sheet: Sheet): Fight {
  return changed(fight, who, (condition) => withSheet(cast, who, condition, sheet));
}

/** The inventory that the player has chosen for fatigue; undefined if nothing is written (am-050). */
export function chosenInventory(cast: Cast, fight: Fight, who: Fighter): Inventory | undefined {
  const said = factsOf(fight.facts, 'takes fatigue').findLast((fact) => isNamed(cast, fact.who, who));
  return (said ?? lastFact(who.traits, 'takes fatigue'))?.where;
}
