/**
 * Every written round as it is planned: those of the course that is shown as it finds them, all others from the start
 * of the fight.
 */
import { shownCourses, shownPlans } from '../../../game/index.ts';
import { castOf } from '../../demon-city/cast.ts';
import type { Scenario } from '../../../scenario.ts';
import { writtenRound } from '../../demon-city/checks/written.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { startOf } from '../../demon-city/fight.ts';
import { planDice } from '../plan.ts';
import { rounds, type DiceEdition } from '../rounds.ts';
import { countedRound } from './counted.ts';

const shownCourse = shownCourses<DiceEdition>(rounds, 'told');

/** The rounds as all checks look at them, planned one a step. */
export function* checkSteps(scenario: Scenario<DemonCityFact>): Generator<undefined, void> {
  yield* shownCourse(scenario).goOn();
  const cast = castOf(scenario);
  for (const round of scenario.rounds) {
    planDice(cast, startOf(cast), round);
    yield;
    countedRound(scenario, round);
    yield;
    writtenRound(scenario, round);
    yield;
  }
}

export const plannedRounds = shownPlans<DiceEdition>(rounds, shownCourse);
