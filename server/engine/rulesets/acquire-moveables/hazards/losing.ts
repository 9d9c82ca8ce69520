/** Fatigue that somebody loses by warmth, water or food. */
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { conditionOf } from '../fight.ts';
import { recordStep } from '../play/steps.ts';
import type { RuleName } from '../rule-ids.ts';
import { goneOn, sheetOf } from '../sheet/condition.ts';
import { fatigueWords } from '../sheet/gaining.ts';
import { withoutFatigue } from '../sheet/losing.ts';
import type { FatigueKind } from '../sheet/sheet.ts';

interface Loss {
  readonly who: Fighter;
  readonly kind: FatigueKind;
  /** All of it if there is no number. */
  readonly count?: number;
  /** What it is lost by, as a whole sentence. */
  readonly because: string;
  /** Whether nothing is said if there is none: it goes on hour after hour. */
  readonly isUnsaid?: boolean;
  readonly rule: RuleName;
  readonly source: Source;
}

export function lose(recorder: Recorder, { who, kind, count, because, isUnsaid = false, rule, source }: Loss): void {
  const { cast, fight } = recorder;
  if (conditionOf(fight, who.name).isDead === true) return;
  const { sheet, lost } = withoutFatigue(sheetOf(fight, who), kind, count);
  if (lost === 0 && isUnsaid) return;
  if (lost > 0) recorder.goOnWith(goneOn(cast, fight, who, sheet));
  recordStep(recorder, who, () => ({
    kind: 'relief',
    tone: lost > 0 ? 'good' : 'even',
    title: `${who.called} ${lost > 0 ? `loses ${fatigueWords(lost, kind)}` : `has no ${kind} fatigue to lose`}`,
    text: because,
    rule,
    source,
  }));
}
