/** Plays a scenario round by round. */
import { GrowingCourse } from '../../../play/course.ts';
import { holds } from '../../../play/events.ts';
import type { Condition, Scenario, Setting } from '../../../scenario.ts';
import type { Throws } from '../../../timeline.ts';
import { castOf } from '../cast.ts';
import type { QuickShotFact } from '../facts.ts';
import { conditionOf, isOut, type Fight } from '../fight.ts';
import { startOf } from '../plan.ts';
import { playRound, type RoundPlayed } from './round.ts';

/** One course of a scenario, of which nothing is played yet. */
export function shotCourse(
  scenario: Scenario<QuickShotFact>,
  throws: Throws,
  play: typeof playRound = playRound,
): GrowingCourse<Fight, RoundPlayed, QuickShotFact> {
  const cast = castOf(scenario);
  return new GrowingCourse<Fight, RoundPlayed, QuickShotFact>(scenario, {
    start: startOf(cast),
    holds: (fight, question) => holdsIn(cast.stage, fight, question),
    playRound: (fight, round) => play(cast, fight, round, throws),
  });
}

/** Whether a question about a state and the round before it is answered with yes. */
export function holdsIn(setting: Setting, fight: Fight, question: Condition): boolean {
  return holds(setting, fight.events, question, (name, state) => isIn(fight, name, state));
}

/** Whether somebody is in a state as the vocabulary names it. */
function isIn(fight: Fight, name: string, state: string): boolean {
  const { wounds, fatigue } = conditionOf(fight, name);
  switch (state) {
    case 'down':
    case 'out of the fight':
      return isOut(fight, name);
    case 'unhurt':
      return wounds.length === 0;
    case 'hurt':
      return wounds.length > 0;
    case 'tired':
      return fatigue !== undefined;
    default:
      return false;
  }
}
