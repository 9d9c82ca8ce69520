/** Fleeing: a GRC contest with the pursuer, who is named as the target (am-139 to am-141). */
import { comeAlong, follow } from '../exploration/following.ts';
import { rule } from '../rule-ids.ts';
import { contestOf } from './contests.ts';
import type { Planner } from './planned.ts';

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
    opponentDoes: 'pursues',
    onWin: (recorder, pursuer) => follow(recorder, pursuer, deed.actor),
    onLoss: comeAlong,
  });
