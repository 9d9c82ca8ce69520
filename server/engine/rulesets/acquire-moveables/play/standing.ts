/** Standing or falling: somebody below 0 HP chooses to fall, hors de combat, or to fight on (am-183, am-184). */
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { conditionOf, puttingInto } from '../fight.ts';
import { chooses } from '../options.ts';
import { rule } from '../rule-ids.ts';
import { changeCondition, recordStep } from './steps.ts';

/** After each loss of HP that leaves somebody below 0. The dead, and those who lie there already, choose nothing. */
export function standOrFall(recorder: Recorder, who: Fighter, source: Source): void {
  const { hitPoints, isDead, downed, belowZero } = conditionOf(recorder.fight, who.name);
  if (hitPoints === undefined || hitPoints.now >= 0) return;
  if (isDead !== true && downed === undefined) {
    if (belowZero === 'falls') changeCondition(recorder, who, puttingInto('hors de combat'));
    if (belowZero === undefined) recorder.events.leaveOpen();
    recordStep(recorder, who, () => ({
      kind: 'stand or fall',
      ...choices[belowZero ?? 'undecided'](who.called),
      rule: rule.standing,
      source,
    }));
  }
  backToZero(recorder, who, source);
}

type Choice = (called: string) => { readonly title: string; readonly text: string; readonly tone: 'bad' | 'even' };

const choices: Readonly<Record<'falls' | 'fights on' | 'undecided', Choice>> = {
  falls: (called) => ({
    title: `${called} falls, hors de combat`,
    text: 'Whoever falls lies prone.',
    tone: 'bad',
  }),
  'fights on': (called) => ({ title: `${called} fights on below 0 HP`, text: '', tone: 'even' }),
  undecided: (called) => ({
    title: `${called} is below 0 HP, and may fall or fight on`,
    text: 'Neither is written, so nothing changes. A line like “below 0 HP falls” in the block chooses.',
    tone: 'even',
  }),
};

/** HP as they start, or stay, where none can remain below 0 (am-q019). */
function backToZero(recorder: Recorder, who: Fighter, source: Source): void {
  if (!chooses(recorder.cast.stage, 'hp below zero', 'back-to-zero')) return;
  changeCondition(recorder, who, ({ hitPoints, ...condition }) => ({
    ...condition,
    ...(hitPoints === undefined ? {} : { hitPoints: { ...hitPoints, now: 0 } }),
  }));
  recordStep(recorder, who, () => ({
    kind: 'hit points',
    title: `${who.called} is back at 0 HP`,
    rule: rule.damage,
    source,
  }));
}
