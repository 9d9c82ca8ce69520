/** What is done while exploring besides doors: crossing, searching, examining, building (am-137, am-138, am-142). */
import { happening } from '../../../game/index.ts';
import { deedSentence } from '../deeds/deed-words.ts';
import { testedAttributes, type Deed } from '../deeds/deeds.ts';
import type { Planner, Recorder } from '../deeds/planned.ts';
import { plannedTest } from '../deeds/tests.ts';
import { recordStep } from '../play/steps.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { isOutsideFights, tenmin } from '../time.ts';
import { taking, timeAndPlace } from './state.ts';

interface DungeonAction {
  readonly rule: RuleName;
  readonly text: string;
  readonly seconds: number;
  /** The time that it takes, behind what is done. */
  readonly length?: string;
}

export const plannedCrossing = takingTime({
  rule: rule.rooms,
  text: 'A room takes 10 minutes to cross.',
  seconds: tenmin,
  length: ' in 10 minutes',
});

export const plannedSearch = takingTime({
  rule: rule.rooms,
  text: 'An average room takes a tenmin to search. What turns up is up to the group.',
  seconds: tenmin,
  length: ' for a tenmin',
});

export const plannedExamining = takingTime({
  rule: rule.exploring,
  text: 'The text doesn’t say how long it takes, or what is rolled: the group decides.',
  seconds: 0,
});

export const plannedCamp = takingTime({
  rule: rule.exploring,
  text: 'A camp is for a long rest. The text doesn’t say how long it takes to make: the group decides.',
  seconds: 0,
});

/** A test, if attributes are written for it; in any case the time that it takes. */
function takingTime(action: DungeonAction): Planner {
  return (context, deed) => {
    const tested = testedAttributes(deed).length === 0 ? undefined : plannedTest(context, deed);
    const spending = happening<Recorder>((recorder) => spend(recorder, deed, action, tested !== undefined));
    return {
      deed,
      touches: [timeAndPlace],
      ...(tested?.rolled === undefined ? {} : { rolled: tested.rolled }),
      moments: (recorder) => [...(tested?.moments(recorder) ?? []), spending],
    };
  };
}

function spend(recorder: Recorder, deed: Deed, action: DungeonAction, isTested: boolean): void {
  const { rule: of, text, seconds, length = '' } = action;
  const { fight, plan } = recorder;
  if (isOutsideFights(plan.round)) recorder.goOnWith({ ...fight, exploring: taking(fight.exploring, seconds) });
  if (isTested && seconds === 0) return;
  const { actor, announcement } = deed;
  recordStep(recorder, actor, () => ({
    kind: 'exploring',
    title: `${deedSentence(recorder.cast, deed)}${length}`,
    text: isOutsideFights(plan.round) || seconds === 0 ? text : `${text} That is longer than a round of a fight.`,
    rule: of,
    source: announcement.source,
  }));
}
