/** Initiative: a GRC test of each player’s character; success acts before the Host’s (am-164). */
import { concerning, throwing, type Moment } from '../../../game/index.ts';
import type { RolledTest } from '../deeds/test-pools.ts';
import { succeeds } from '../dice/test-roll.ts';
import { conditionOf, hasNoTurn } from '../fight.ts';
import { initiativeNow } from '../plan.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import { rule } from '../rule-ids.ts';
import { initiativeId, initiativeOutcomes } from './ids.ts';
import { rollTest, testParty, type TestRolls } from './parties.ts';
import { pinnedFor } from './pins.ts';
import { byResult } from '../deeds/tests.ts';
import { changeCondition, recordStep } from './steps.ts';

export function initiativeIn(plan: RoundPlan): readonly Moment<Recorder>[] {
  return plan.initiative.map((test) => ({
    ...concerning([test.deed.actor.name], rolling(test, plan)),
    settles: true as const,
  }));
}

/** Whoever has no turn tests nothing. */
function rolling(test: RolledTest, plan: RoundPlan): Moment<Recorder> {
  const { actor } = test.deed;
  const announced = plan.deeds.find(({ deed }) => deed.actor === actor)?.deed ?? test.deed;
  const pin = pinnedFor(announced, 'initiative', test.roll.sides);
  const isSkipped = ({ fight }: Recorder): boolean => hasNoTurn(conditionOf(fight, actor.name));
  return throwing<Recorder, TestRolls | undefined>({
    draw: (recorder) =>
      isSkipped(recorder) ? undefined : rollTest(initiativeNow(recorder, test), recorder.throws, pin),
    ways: (recorder) => {
      if (isSkipped(recorder) || pin !== undefined) return undefined;
      return byResult(initiativeNow(recorder, test));
    },
    then: (recorder, rolled) => {
      if (rolled === undefined) return;
      const now = initiativeNow(recorder, test);
      const isEarly = succeeds(now.roll, rolled.counts);
      const outcome = isEarly ? 'early' : 'late';
      recorder.comes(initiativeId(actor.name), outcome);
      changeCondition(recorder, actor, (condition) => ({ ...condition, initiative: outcome }));
      const words = initiativeOutcomes.get(outcome) ?? '';
      const tone = isEarly ? 'good' : 'bad';
      recordStep(recorder, actor, () => ({
        kind: 'initiative',
        tone,
        title: `${actor.called} ${words}`,
        details: [
          {
            kind: 'contest',
            contest: initiativeId(actor.name),
            outcome,
            says: words,
            parties: [
              testParty(recorder.cast, now, rolled, { action: 'tests GRC for initiative', outcome: words, tone }, pin),
            ],
          },
        ],
        rule: rule.initiative,
        source: test.deed.announcement.source,
      }));
    },
  });
}
