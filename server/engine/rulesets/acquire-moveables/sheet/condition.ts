/** Everybody’s sheet in a fight. */
import { isNamed, type Cast, type Fighter } from '../cast.ts';
import { factsOf, lastFact } from '../facts.ts';
import { changed, conditionOf, type Condition, type Fight } from '../fight.ts';
import { chooses } from '../options.ts';
import { activated, cappedPoints, exhaustionOf } from './exhaustion.ts';
import { spaceOf } from './layout.ts';
import type { Inventory, Sheet, Space } from './sheet.ts';

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

export function spaceFor({ layout }: Fighter, { dropped }: Condition): Space {
  return spaceOf(layout, dropped);
}

/** The condition with this sheet, with the exhaustion of its full rows. */
export function withSheet(cast: Cast, who: Fighter, condition: Condition, sheet: Sheet): Condition {
  return withLevel(cast, who, condition, activated(who.layout, spaceFor(who, condition), sheet));
}

/** The condition with this sheet, as it is, and the level that its active rows come to. */
export function withLevel(cast: Cast, { layout }: Fighter, condition: Condition, sheet: Sheet): Condition {
  const reading = chooses(cast.stage, 'exhaustion value', 'sum') ? 'sum' : 'highest';
  return capped({ ...condition, sheet, exhaustion: exhaustionOf(layout, sheet, reading) });
}

/** HP above what exhaustion leaves are lost; it never raises what is below 0 (am-087, am-q058). */
function capped(condition: Condition): Condition {
  const { hitPoints, exhaustion, lost } = condition;
  if (hitPoints === undefined) return condition;
  const now = Math.min(hitPoints.now, cappedPoints(hitPoints.base, exhaustion));
  return { ...condition, lost: lost + hitPoints.now - now, hitPoints: { ...hitPoints, now } };
}
