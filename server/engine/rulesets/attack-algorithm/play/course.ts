/** Plays a scenario round by round. */
import { GrowingCourse } from '../../../play/course.ts';
import { holds } from '../../../play/events.ts';
import type { Condition, Scenario, Setting } from '../../../scenario.ts';
import type { Throws } from '../../../timeline.ts';
import { castOf } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import { conditionOf, hasNoHitPoints, isOut, startOf, type Fight } from '../fight.ts';
import { playRound, type RoundPlayed } from './round.ts';
import { atNoHitPoints } from '../vocabulary.ts';

/** One course of a scenario, of which nothing is played yet. */
export function attackCourse(
  scenario: Scenario<AttackFact>,
  throws: Throws,
  play: typeof playRound = playRound,
): GrowingCourse<Fight, RoundPlayed, AttackFact> {
  const cast = castOf(scenario);
  return new GrowingCourse<Fight, RoundPlayed, AttackFact>(scenario, {
    start: startOf(cast),
    holds: (fight, question) => holdsIn(cast.stage, fight, question),
    playRound: (fight, round) => play(cast, fight, round, throws),
  });
}

/** Whether a question about a state and the round before it is answered with yes. */
export function holdsIn(setting: Setting, fight: Fight, question: Condition): boolean {
  return holds(setting, fight.events, question, (name, state) => isIn(fight, name, state));
}

/** Whether somebody is in a state as the vocabulary or the odds name it. */
function isIn(fight: Fight, name: string, state: string): boolean {
  switch (state) {
    case 'down':
    case 'out of the fight':
      return isOut(fight, name);
    case 'unhurt':
      return conditionOf(fight, name).damage === 0;
    case 'hurt':
      return conditionOf(fight, name).damage > 0;
    case atNoHitPoints:
      return hasNoHitPoints(conditionOf(fight, name));
    default:
      return false;
  }
}
