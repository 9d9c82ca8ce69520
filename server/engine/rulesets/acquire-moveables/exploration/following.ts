/** Pursuers of somebody who has got away: the two are apart until the pursuer comes into the next room (am-140). */
import type { Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { conditionOf, isOut, type Fight } from '../fight.ts';
import type { Recurrence } from '../play/happens.ts';
import { changeCondition, happeningTo, recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';

/** The pursuer comes a round later; if several get away from the same one, a round after the last flight. */
export function follow(recorder: Recorder, pursuer: Fighter, runner: Fighter): void {
  const arrivesIn = recorder.plan.round.number + 1;
  changeCondition(recorder, pursuer, (condition) => {
    const others = (condition.follows?.whom ?? []).filter((name) => name !== runner.name);
    return { ...condition, follows: { whom: [...others, runner.name], arrivesIn } };
  });
}

/** After a lost flight the pursuer is in the next room already, and doesn’t arrive there later. */
export function comeAlong(recorder: Recorder, pursuer: Fighter): void {
  changeCondition(recorder, pursuer, ({ follows: _, ...condition }) => condition);
}

/** Whether one of two has got away from the other, who hasn’t come into the next room yet. */
export function areApart(fight: Fight, one: Fighter, other: Fighter): boolean {
  const isFollowed = (runner: Fighter, by: Fighter): boolean =>
    conditionOf(fight, by.name).follows?.whom.includes(runner.name) === true;
  return isFollowed(one, other) || isFollowed(other, one);
}

/** Pursuers come into the next room a round after somebody has got away from them. */
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
