/** Pursuers who come into the next room a round after somebody has got away from them (am-140). */
import { conditionOf, isOut } from '../fight.ts';
import type { Recurrence } from '../play/happens.ts';
import { changeCondition, happeningTo, recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';

export const arriving: Recurrence = ({ cast, round, found }) =>
  [...cast.fighters.values()]
    .filter(({ name }) => conditionOf(found, name).follows?.arrivesIn === round.number)
    .map((pursuer) => ({
      moment: happeningTo(pursuer, (recorder) => {
        const { follows, ...condition } = conditionOf(recorder.fight, pursuer.name);
        // Whoever has got away again by now is followed a round later.
        if (follows?.arrivesIn !== round.number) return;
        changeCondition(recorder, pursuer, () => condition);
        if (isOut(condition)) return;
        recordStep(recorder, pursuer, () => ({
          kind: 'arrival',
          title: `${pursuer.called} comes into the next room`,
          text: 'A round has passed since the flight.',
          rule: rule.fleeing,
          source: round.source,
        }));
      }),
    }));
