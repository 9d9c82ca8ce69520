/** Deeds for which nothing is rolled, or for which nothing that can be rolled is written. */
import { recordStep } from '../play/steps.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { deedSentence } from './deed-words.ts';
import type { Deed } from './deeds.ts';
import type { PlannedDeed } from './planned.ts';

interface Unrolled {
  readonly rule: RuleName;
  readonly text: string;
}

export function unrolled(
  deed: Deed,
  { rule: by, text }: Unrolled = { rule: rule.oneAction, text: 'Nothing is rolled.' },
): PlannedDeed {
  const { actor, announcement } = deed;
  return {
    deed,
    moments: (recorder) => {
      recordStep(recorder, actor, () => ({
        kind: 'act',
        title: deedSentence(recorder.cast, deed),
        text,
        rule: by,
        source: announcement.source,
      }));
      return [];
    },
  };
}
