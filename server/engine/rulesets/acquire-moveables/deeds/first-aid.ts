/** First aid: a PRE test that stops one bleeding (am-198 to am-200). */
import { rule } from '../rule-ids.ts';
import type { Planner } from './planned.ts';
import { testedBy } from './tests.ts';

const outcomes = new Map([
  ['succeeds', 'stops one bleeding'],
  ['fails', 'stops nothing'],
]);

export const plannedFirstAid: Planner = (context, deed) =>
  testedBy(context, deed, ['PRE'], {
    kind: 'first aid',
    rule: rule.firstAid,
    outcomes,
    title: (isSuccess) => `${deed.actor.called} ${isSuccess ? 'binds a wound' : 'can’t bind the wound'}`,
    effect: () => '',
  });
