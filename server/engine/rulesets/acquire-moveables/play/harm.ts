/** HP that are lost without a blow: no cell is struck, so no armour counts, and the column of the table is open. */
import { throwing, type Moment } from '../../../game/index.ts';
import { sentence } from '../../../play/words.ts';
import type { Source } from '../../../source.ts';
import { parts, type BodyPart } from '../body/cells.ts';
import { bandDie, injuryEntry, unlocatedEntry, type InjuryEntry } from '../body/injury-table.ts';
import type { Fighter } from '../cast.ts';
import { pointsWords } from '../deeds/blow-steps.ts';
import { injure, injureInEmptyCell, type Injured } from '../deeds/injuries.ts';
import type { Recorder } from '../deeds/planned.ts';
import { lastFact } from '../facts.ts';
import { conditionOf, withPoints } from '../fight.ts';
import { chooses } from '../options.ts';
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
  const now = conditionOf(recorder.fight, who.name).hitPoints?.now ?? 0;
  if (now >= 0) {
    record(recorder, undefined);
    return [];
  }
  const part = decidedColumn(recorder);
  const injuring = (then: Recorder, entry: InjuryEntry, below: number): void => {
    record(then, injureBy(then, who, part, entry, below));
    standOrFall(then, who, source);
  };
  const entry = unlocatedEntry(-now, who.level, part);
  if (part === undefined || entry !== 'band') {
    injuring(recorder, entry, -now);
    return [];
  }
  return [
    throwing<Recorder, number>({
      draw: ({ throws }) => row ?? 1 + throws.pick(bandDie),
      then: (then, below) => {
        if (chooses(then.cast.stage, 'band reading', 'hit-points-become'))
          changeCondition(then, who, (condition) => withPoints(condition, -below));
        injuring(then, injuryEntry(part, below, who.level), below);
      },
    }),
  ];
}

/** The column of the injury table that the writer has decided on (am-q104). */
function decidedColumn({ fight }: Recorder): BodyPart | undefined {
  const decided = lastFact(fight.facts, 'hazard location')?.part.text;
  return parts.find((part) => part === decided);
}

function injureBy(
  recorder: Recorder,
  who: Fighter,
  part: BodyPart | undefined,
  entry: InjuryEntry,
  below: number,
): Injured {
  if (entry !== 'silent' && entry !== 'band') return injure(recorder, who, entry);
  if (part !== undefined) return injureInEmptyCell(recorder, part, below);
  recorder.events.leaveOpen();
  return {
    outcome: 'silent',
    words: 'The text doesn’t say which column of the injury table is read: the group decides.',
  };
}

/** What is left, and the injury. */
export function lossWords({ fight }: Recorder, { name, called }: Fighter, injured: Injured | undefined): string {
  const { hitPoints } = conditionOf(fight, name);
  if (hitPoints === undefined) return `No HP are written for ${called}.`;
  const now = `${sentence(called)} is at ${pointsWords(hitPoints.now)}.`;
  return injured === undefined ? now : `${now} ${sentence(injured.words)}`;
}
