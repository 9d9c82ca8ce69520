/** Steps that report everybody’s announcement, in text order, with the dice for it. */
import { printsAtOnce } from '../../../play/prose.ts';
import { deedSentence } from '../deeds/deed-words.ts';
import type { PlannedDeed, Recorder } from '../deeds/planned.ts';
import { rule } from '../rule-ids.ts';
import { recordStep } from './steps.ts';

export function announcing(recorder: Recorder): void {
  if (recorder.isMute) return;
  for (const planned of recorder.plan.deeds) announce(recorder, planned);
}

function announce(recorder: Recorder, { deed, rolled }: PlannedDeed): void {
  const { actor, announcement, targets } = deed;
  const [target] = targets;
  recordStep(recorder, actor, () => ({
    kind: 'announce',
    ...(target === undefined ? {} : { target: target.name }),
    title: deedSentence(recorder.cast, deed),
    details: [
      { kind: 'announcement', ...(target === undefined ? {} : { targets: targets.map(({ name }) => name) }) },
      rolled === undefined ? undefined : { kind: 'pool', pool: rolled.pool },
    ],
    prose: announcement.prose.filter(printsAtOnce),
    rule: rule.oneAction,
    source: announcement.source,
  }));
}
