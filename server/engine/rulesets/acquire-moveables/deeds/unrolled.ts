/** Deeds for which nothing is rolled, or for which nothing that can be rolled is written. */
import { recordStep } from '../play/steps.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { deedSentence } from './deed-words.ts';
import type { Deed } from './deeds.ts';
import type { PlannedDeed, Recorder } from './planned.ts';

interface Unrolled {
  readonly kind?: string;
  readonly rule: RuleName;
  /** The text of its step, or what it changes, which returns the text. */
  readonly text: string | ((recorder: Recorder) => string);
}

export function unrolled(
  deed: Deed,
  { kind = 'act', rule: by, text }: Unrolled = { rule: rule.oneAction, text: 'Nothing is rolled.' },
): PlannedDeed {
  const { actor, announcement } = deed;
  return {
    deed,
    moments: (recorder) => {
      const says = typeof text === 'string' ? text : text(recorder);
      recordStep(recorder, actor, () => ({
        kind,
        title: deedSentence(recorder.cast, deed),
        text: says,
        rule: by,
        source: announcement.source,
      }));
      return [];
    },
  };
}
