/** Taking something out of the pack, or up from the ground (am-201). */
import { sentence } from '../../../play/words.ts';
import { nameOf } from '../facts.ts';
import { rule } from '../rule-ids.ts';
import { withInHand } from './in-hand.ts';
import type { Planner } from './planned.ts';
import { unrolled } from './unrolled.ts';

export const plannedFetching: Planner = (_context, deed) => {
  const { actor, announcement } = deed;
  const { thing } = announcement;
  if (thing === undefined) return undefined;
  const name = nameOf(thing);
  return unrolled(deed, {
    kind: 'fetching',
    rule: rule.oneAction,
    text: (recorder) => {
      recorder.goOnWith(withInHand(recorder.fight, actor, name));
      return `${sentence(actor.called)} has the ${name.replace(/^the /u, '')} in hand now.`;
    },
  });
};
