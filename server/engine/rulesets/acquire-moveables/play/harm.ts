/** HP that are lost without a blow: no cell is struck, so no armour counts, and the column of the table is open. */
import { type Moment } from '../../../game/index.ts';
import { sentence } from '../../../play/words.ts';
import type { Source } from '../../../source.ts';
import { parts, type BodyPart } from '../body/cells.ts';
import type { Fighter } from '../cast.ts';
import { pointsWords } from '../deeds/blow-steps.ts';
import { injuring, type Injured } from '../deeds/injuries.ts';
import type { Recorder } from '../deeds/planned.ts';
import { lastFact } from '../facts.ts';
import { conditionOf, withPoints } from '../fight.ts';
import { standOrFall } from './standing.ts';
import { changeCondition } from './steps.ts';

interface Loss {
  readonly who: Fighter;
  readonly points: number;
  readonly source: Source;
  /** The number that is pinned for the row of the injury table, if one is. */
  readonly row?: number;
}

/**
 * Takes HP. `record` records the step for it, with the injury if there is one, before the choice of those who are
 * below 0 (am-183).
 */
export function loseWithoutCell(
  recorder: Recorder,
  loss: Loss,
  record: (recorder: Recorder, injured: Injured | undefined) => void,
): readonly Moment<Recorder>[] {
  const { who, points, row, source } = loss;
  changeCondition(recorder, who, (condition) => withPoints(condition, (condition.hitPoints?.now ?? 0) - points));
  if ((conditionOf(recorder.fight, who.name).hitPoints?.now ?? 0) >= 0) {
    record(recorder, undefined);
    return [];
  }
  return injuring(recorder, { who, part: decidedColumn(recorder), row }, (then, injured) => {
    record(then, injured);
    standOrFall(then, who, source);
  });
}

/** The column of the injury table that the writer has decided on (am-q104). */
function decidedColumn({ fight }: Recorder): BodyPart | undefined {
  const decided = lastFact(fight.facts, 'hazard location')?.part.text;
  return parts.find((part) => part === decided);
}

/** What is left, and the injury. */
export function lossWords({ fight }: Recorder, { name, called }: Fighter, injured: Injured | undefined): string {
  const { hitPoints } = conditionOf(fight, name);
  if (hitPoints === undefined) return `No HP are written for ${called}.`;
  const now = `${sentence(called)} is at ${pointsWords(hitPoints.now)}.`;
  return injured === undefined ? now : `${now} ${sentence(injured.words)}`;
}
