/** First aid: a PRE test that stops one bleeding (am-198 to am-200). */
import { count, sentence } from '../../../play/words.ts';
import { changeCondition } from '../play/steps.ts';
import { sheetOf } from '../sheet/condition.ts';
import { withChangedInjury } from '../sheet/injuries.ts';
import type { Deed } from './deeds.ts';
import type { Planner, Recorder } from './planned.ts';
import { rule } from '../rule-ids.ts';
import { testedBy } from './tests.ts';

const outcomes = new Map([
  ['succeeds', 'stops one bleeding'],
  ['fails', 'stops nothing'],
]);

export const plannedFirstAid: Planner = (context, deed) => {
  const [target] = deed.targets;
  return testedBy(context, deed, ['PRE'], {
    kind: 'first aid',
    rule: rule.firstAid,
    outcomes,
    ...(target === undefined ? {} : { target }),
    title: (isSuccess) => `${deed.actor.called} ${isSuccess ? 'succeeds' : 'fails'} in giving first aid`,
    effect: (recorder, isSuccess) => (isSuccess ? bound(recorder, deed) : ''),
  });
};

/** Stops one bleeding of the first injury that has one which can be stopped; of oneself, if nobody is named. */
function bound(recorder: Recorder, { actor, targets }: Deed): string {
  const [who = actor] = targets;
  const injury = sheetOf(recorder.fight, who).injuries.find(({ bleeding }) => bleeding > 0);
  if (injury === undefined) return `${sentence(who.called)} has no injury whose bleeding can be stopped.`;
  const bleeding = injury.bleeding - 1;
  changeCondition(recorder, who, (condition) => ({
    ...condition,
    sheet: withChangedInjury(condition.sheet, injury.id, { bleeding }),
  }));
  return bleeding === 0
    ? `${injury.name} doesn’t bleed any more.`
    : `${injury.name} has ${count(bleeding, 'bleeding')} left.`;
}
