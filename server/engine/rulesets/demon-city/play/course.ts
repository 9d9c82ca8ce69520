/** How rounds follow each other in Demon City: from which state, and whether a condition holds in it. */
import type { Condition as Question, Round, Scenario, Setting } from '../../../scenario.ts';
import { GrowingCourse, type Played } from '../../../play/course.ts';
import { holds } from '../../../play/events.ts';
import type { DemonCityFact } from '../facts.ts';
import { conditionOf, isDown, type Condition, type Fight } from '../fight.ts';

/** A course by an edition's rounds. */
export function fightCourse<F extends Fight, P extends Played<F>>(
  scenario: Scenario<DemonCityFact>,
  start: F,
  playRound: (fight: F, round: Round<DemonCityFact>) => P,
): GrowingCourse<F, P, DemonCityFact> {
  return new GrowingCourse(scenario, {
    start,
    playRound,
    holds: (fight, question) => holdsIn(scenario, fight, question),
  });
}

/** Whether a question about a state and the round before it is answered with yes. */
export function holdsIn(setting: Setting, fight: Fight, question: Question): boolean {
  return holds(setting, fight.events, question, (name, state) => isIn(conditionOf(fight, name), state));
}

/** Whether somebody's condition answers to a state as the vocabulary names it. */
export function isIn(condition: Condition, state: string): boolean {
  switch (state) {
    case 'down':
    case 'out of the fight':
      return isDown(condition);
    case 'unhurt':
      return !condition.worn && !condition.hurt && !isDown(condition);
    case 'hurt':
      return condition.hurt;
    case 'grabbed':
      return condition.heldBy !== undefined;
    case 'free':
      return condition.heldBy === undefined;
    case 'panicked':
      return condition.panicked;
    default:
      return false;
  }
}
