/** Fleeing: a GRC contest with the pursuer, who is named as the target (am-139 to am-141). */
import type { Fighter } from '../cast.ts';
import { changed } from '../fight.ts';
import { rule } from '../rule-ids.ts';
import { contestOf } from './contests.ts';
import type { Planner, Recorder } from './planned.ts';

export const plannedFlight: Planner = (context, deed) =>
  contestOf(context, deed, {
    kind: 'flight',
    rule: rule.fleeing,
    tested: ['GRC'],
    opponentsTest: ['GRC'],
    outcomes: {
      one: 'gets away',
      other: 'is followed at once',
      nobody: 'rolls the same number, with the same result',
    },
    texts: {
      one: 'The pursuer enters the next room a round later.',
      other: 'The fight goes on in the next room.',
    },
    opponentDoes: 'goes after',
    onWin: goAfter,
  });

/** The pursuer comes a round later (am-140); by the time of a later flight, for the latest of them. */
function goAfter(recorder: Recorder, pursuer: Fighter): void {
  const arrivesIn = recorder.plan.round.number + 1;
  recorder.goOnWith(changed(recorder.fight, pursuer, (condition) => ({ ...condition, arrivesIn })));
}
