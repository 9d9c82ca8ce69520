/** Plays a scenario round by round. */
import { courseOf, type Course } from '../../../play/course.ts';
import { holds } from '../../../play/events.ts';
import type { Condition, Scenario } from '../../../scenario.ts';
import type { Throws } from '../../../timeline.ts';
import type { Cast } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import { conditionOf, isOut, startOf, type Fight } from '../fight.ts';
import { playRound, type RoundPlayed } from './round.ts';

export function attackCourse(cast: Cast, throws: Throws, play: typeof playRound = playRound): Course<Fight, RoundPlayed, AttackFact> {
  return courseOf<Fight, RoundPlayed, AttackFact>(cast.scenario, {
    start: startOf(cast),
    holds: (fight, question) => holdsIn(cast.scenario, fight, question),
    playRound: (fight, round) => play(cast, fight, round, throws),
  });
}

/** Whether a question about a state and the round before it is answered with yes. */
export function holdsIn(scenario: Scenario, fight: Fight, question: Condition): boolean {
  return holds(scenario, fight.events, question, (name, state) => isIn(fight, name, state));
}

/** Whether somebody is in a state as the vocabulary names it. */
function isIn(fight: Fight, name: string, state: string): boolean {
  switch (state) {
    case 'down':
    case 'out of the fight': return isOut(fight, name);
    case 'unhurt': return conditionOf(fight, name).damage === 0;
    case 'hurt': return conditionOf(fight, name).damage > 0;
    default: return false;
  }
}
