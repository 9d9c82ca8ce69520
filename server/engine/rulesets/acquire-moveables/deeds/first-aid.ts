/** First aid: a PRE test that stops one bleeding (am-198 to am-200). */
import { count, sentence } from '../../../play/words.ts';
import { isNamed, type Fighter } from '../cast.ts';
import { factsOf } from '../facts.ts';
import { changeCondition } from '../play/steps.ts';
import { sheetOf } from '../sheet/condition.ts';
import { withChangedInjury } from '../sheet/injuries.ts';
import type { PlanContext } from './plan-context.ts';
import type { Deed } from './deeds.ts';
import type { Planner, Recorder } from './planned.ts';
import { rule } from '../rule-ids.ts';
import { testedBy } from './tests.ts';
import { unrolled } from './unrolled.ts';

const outcomes = new Map([
  ['succeeds', 'stops one bleeding'],
  ['fails', 'stops nothing'],
]);

/** Nothing is rolled for somebody who doesn’t bleed when the round begins, unless an injury is written in its head. */
export const plannedFirstAid: Planner = (context, deed) => {
  const [target] = deed.targets;
  const needless = needlessFor(context, deed);
  if (needless !== undefined) return unrolled(deed, { rule: rule.firstAid, text: `${needless} Nothing is rolled.` });
  return testedBy(context, deed, ['PRE'], {
    kind: 'first aid',
    rule: rule.firstAid,
    outcomes,
    ...(target === undefined ? {} : { target }),
    title: (isSuccess) => `${deed.actor.called} ${isSuccess ? 'succeeds' : 'fails'} in giving first aid`,
    effect: (recorder, isSuccess) => (isSuccess ? bound(recorder, deed) : ''),
  });
};

/** Why no success could stop anything, in a whole sentence; undefined if one could. */
function needlessFor({ cast, fight, round }: PlanContext, deed: Deed): string | undefined {
  const who = patientOf(deed);
  const { injuries } = sheetOf(fight, who);
  const canBleed =
    injuries.some(({ bleeding }) => bleeding > 0) ||
    factsOf(round.facts, 'injury').some((fact) => (fact.of.bleeding?.value ?? 0) > 0 && isNamed(cast, fact.who, who));
  return canBleed
    ? undefined
    : nothingToStop(
        who,
        injuries.some(({ internal }) => internal > 0),
      );
}

function nothingToStop({ called }: Fighter, bleedsInside: boolean): string {
  return bleedsInside
    ? `First aid can’t stop internal bleeding, and ${called} has no other.`
    : `${sentence(called)} has no injury whose bleeding can be stopped.`;
}

export function patientOf({ actor, targets }: Deed): Fighter {
  return targets[0] ?? actor;
}

/** Stops one bleeding of the first injury that has one which can be stopped; of oneself, if nobody is named. */
function bound(recorder: Recorder, deed: Deed): string {
  const who = patientOf(deed);
  const injury = sheetOf(recorder.fight, who).injuries.find(({ bleeding }) => bleeding > 0);
  if (injury === undefined) return nothingToStop(who, false);
  const bleeding = injury.bleeding - 1;
  changeCondition(recorder, who, (condition) => ({
    ...condition,
    sheet: withChangedInjury(condition.sheet, injury.id, { bleeding }),
  }));
  return bleeding === 0
    ? `${injury.name} doesn’t bleed any more.`
    : `${injury.name} has ${count(bleeding, 'bleeding')} left.`;
}
