/** Silver pieces that are spent and found (am-030). */
import { sentence } from '../../../play/words.ts';
import { type Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { lastFact, type Money } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { toEach, type Happening } from '../play/happens.ts';
import { changeCondition, recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';

export const silverAtHead: Happening = ({ cast }, fact) =>
  fact.kind === 'money' ? toEach(cast, fact.who, (recorder, who) => change(recorder, who, fact)) : [];

/** Nobody spends more than they have; without silver in the block nobody knows how much that is. */
function change(recorder: Recorder, who: Fighter, { count, way, words, source }: Money): void {
  const has = conditionOf(recorder.fight, who.name).silver ?? lastFact(who.traits, 'silver')?.count.value;
  const left = has === undefined ? undefined : has + (way === 'pays' ? -count.value : count.value);
  const isShort = left !== undefined && left < 0;
  if (left !== undefined && !isShort) changeCondition(recorder, who, (condition) => ({ ...condition, silver: left }));
  const what = `${count.value} sp${words === undefined ? '' : ` for “${words.text}”`}`;
  recordStep(recorder, who, () => ({
    kind: 'silver',
    ...(isShort ? { tone: 'bad' as const } : {}),
    title: `${who.called} ${isShort ? 'can’t pay' : way} ${what}`,
    text: left === undefined ? '' : `${sentence(who.called)} has ${isShort ? `only ${has ?? 0}` : left} sp.`,
    rule: rule.measures,
    source,
  }));
}
