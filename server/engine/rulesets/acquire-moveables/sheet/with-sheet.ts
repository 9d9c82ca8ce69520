/** Somebody’s condition after their sheet has changed: the level of exhaustion, and the HP that it leaves. */
import type { Cast, Fighter } from '../cast.ts';
import type { Condition } from '../fight.ts';
import { chooses } from '../options.ts';
import { activated, cappedPoints, exhaustionOf } from './exhaustion.ts';
import { spaceOf } from './layout.ts';
import type { Sheet, Space } from './sheet.ts';

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
