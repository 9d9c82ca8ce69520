/** The step that says which level of exhaustion is active from now on. */
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { conditionOf, type Condition } from '../fight.ts';
import { recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { cappedPoints } from './exhaustion.ts';
import { sheetDetail } from './sheet-detail.ts';

/** Records the change since `before`, if there is one. */
export function recordExhaustion(recorder: Recorder, who: Fighter, before: Condition, source: Source): void {
  const now = conditionOf(recorder.fight, who.name);
  if (now.sheet.active.join() === before.sheet.active.join() && now.exhaustion === before.exhaustion) return;
  const more = now.exhaustion - before.exhaustion;
  recordStep(recorder, who, () => ({
    kind: more < 0 ? 'relief' : 'exhaustion',
    tone: more > 0 ? 'bad' : more < 0 ? 'good' : 'even',
    title: `${who.called} ${levelWords(before, now)}`,
    text: [rowsWords(before, now), effectWords(who, now)].filter((each) => each !== '').join(' '),
    details: [sheetDetail(who, now)],
    rule: rule.exhaustion,
    source,
  }));
}

/** Of a row that is full there may be no level, where none is written. */
function levelWords(before: Condition, { exhaustion, sheet }: Condition): string {
  if (exhaustion > 0) return `has exhaustion ${exhaustion}`;
  return before.exhaustion === 0 && sheet.active.length > 0
    ? 'has exhaustion without a level'
    : 'is no longer exhausted';
}

function rowsWords(before: Condition, now: Condition): string {
  const filled = now.sheet.active.filter((row) => !before.sheet.active.includes(row));
  const left = before.sheet.active.filter((row) => !now.sheet.active.includes(row));
  return [
    ...filled.map((row) => `Row ${row + 1} is full.`),
    ...left.map((row) => `Row ${row + 1} has room again.`),
  ].join(' ');
}

function effectWords({ layout }: Fighter, { exhaustion, hitPoints, sheet: { active } }: Condition): string {
  if (active.some((row) => layout.mental.levels[row] === undefined))
    return 'The text doesn’t say which level of exhaustion belongs to which row: the group decides.';
  if (exhaustion === 0) return '';
  const cap = hitPoints === undefined ? '' : `, and HP can’t be above ${cappedPoints(hitPoints.base, exhaustion)}`;
  return `Attributes are lowered by ${exhaustion}, to no less than 1${cap}.`;
}
