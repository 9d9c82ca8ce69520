/** Standing or falling: somebody below 0 HP chooses to fall, hors de combat, or to fight on (am-183, am-184). */
import { sentence } from '../../../play/words.ts';
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { changed, conditionOf } from '../fight.ts';
import { chooses } from '../options.ts';
import { rule } from '../rule-ids.ts';

/** After each loss of HP that leaves somebody below 0. The dead, and those who lie there already, choose nothing. */
export function standOrFall(recorder: Recorder, who: Fighter, source: Source): void {
  const { hitPoints, isDead, downed, belowZero } = conditionOf(recorder.fight, who.name);
  if (hitPoints === undefined || hitPoints.now >= 0) return;
  if (isDead !== true && downed === undefined) {
    if (belowZero === 'falls')
      recorder.goOnWith(
        changed(recorder.fight, who, (condition) => ({ ...condition, downed: 'hors de combat', isProne: true })),
      );
    if (belowZero === undefined) recorder.events.leaveOpen();
    recorder.record(() => ({
      kind: 'stand or fall',
      about: who.name,
      actor: who.name,
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
    title: `${sentence(called)} falls, hors de combat`,
    text: 'Whoever falls lies prone.',
    tone: 'bad',
  }),
  'fights on': (called) => ({ title: `${sentence(called)} fights on below 0 HP`, text: '', tone: 'even' }),
  undecided: (called) => ({
    title: `${sentence(called)} is below 0 HP, and may fall or fight on`,
    text: 'Neither is written, so nothing changes. A line like “below 0 HP falls” in the block chooses.',
    tone: 'even',
  }),
};

/** HP as they start, or stay, where none can remain below 0 (am-q019). */
function backToZero(recorder: Recorder, who: Fighter, source: Source): void {
  if (!chooses(recorder.cast.stage, 'hp below zero', 'back-to-zero')) return;
  recorder.goOnWith(
    changed(recorder.fight, who, ({ hitPoints, ...condition }) => ({
      ...condition,
      ...(hitPoints === undefined ? {} : { hitPoints: { ...hitPoints, now: 0 } }),
    })),
  );
  recorder.record(() => ({
    kind: 'hit points',
    about: who.name,
    actor: who.name,
    title: `${sentence(who.called)} is back at 0 HP`,
    rule: rule.damage,
    source,
  }));
}
