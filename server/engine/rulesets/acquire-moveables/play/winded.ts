/** The end of being winded, when the round without an action is over (am-208). */
import type { Moment } from '../../../game/index.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import { conditionOf } from '../fight.ts';
import { rule } from '../rule-ids.ts';
import { changeCondition, happeningTo, recordStep } from './steps.ts';

/** Only for those who are winded as the round begins: whoever is winded in it has no action in the next one. */
export function breathing({ cast, found, round }: RoundPlan): readonly Moment<Recorder>[] {
  const isOver = (windedIn: number | undefined): boolean => windedIn !== undefined && windedIn <= round.number;
  return [...cast.fighters.values()]
    .filter(({ name }) => isOver(conditionOf(found, name).windedIn))
    .map((who) =>
      happeningTo(who, (recorder) => {
        if (!isOver(conditionOf(recorder.fight, who.name).windedIn)) return;
        changeCondition(recorder, who, ({ windedIn: _, ...condition }) => condition);
        recordStep(recorder, who, () => ({
          kind: 'state',
          about: `${who.name} breathes`,
          tone: 'good',
          title: `${who.called} is no longer winded`,
          rule: rule.winded,
          source: round.source,
        }));
      }),
    );
}
