/** Taking something out of the pack, or up from the ground (am-201). */
import { sentence } from '../../../play/words.ts';
import { recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { deedSentence } from './deed-words.ts';
import { withInHand } from './in-hand.ts';
import type { Planner } from './planned.ts';

export const plannedFetching: Planner = (_context, deed) => {
  const { actor, announcement } = deed;
  const { thing } = announcement;
  if (thing === undefined) return undefined;
  const name = thing.id ?? thing.text;
  return {
    deed,
    moments: (recorder) => {
      recorder.goOnWith(withInHand(recorder.fight, actor, name));
      recordStep(recorder, actor, () => ({
        kind: 'fetching',
        title: deedSentence(recorder.cast, deed),
        text: `${sentence(actor.called)} has the ${name.replace(/^the /u, '')} in hand now.`,
        rule: rule.oneAction,
        source: announcement.source,
      }));
      return [];
    },
  };
};
