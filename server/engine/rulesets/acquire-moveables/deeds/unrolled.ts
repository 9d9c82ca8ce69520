/** Deeds for which nothing is rolled, or for which nothing that can be rolled is written. */
import { sentence } from '../../../play/words.ts';
import { rule } from '../rule-ids.ts';
import { deedSentence } from './deed-words.ts';
import type { Deed } from './deeds.ts';
import type { PlannedDeed } from './planned.ts';

export function unrolled(deed: Deed): PlannedDeed {
  const { actor, announcement } = deed;
  return {
    deed,
    moments: (recorder) => {
      recorder.record(() => ({
        kind: 'act',
        about: actor.name,
        actor: actor.name,
        title: sentence(deedSentence(recorder.cast, deed)),
        text: 'Nothing is rolled.',
        rule: rule.oneAction,
        source: announcement.source,
      }));
      return [];
    },
  };
}
