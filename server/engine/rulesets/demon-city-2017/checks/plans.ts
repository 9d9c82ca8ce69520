/**
 * Every written round as it is planned: those of the course that is shown as it finds them, all others from the start
 * of the fight.
 */
import { shownCourses } from '../../../game/index.ts';
import { castOf } from '../../demon-city/cast.ts';
import type { Scenario } from '../../../scenario.ts';
import { isFirst } from '../../../stage.ts';
import { derive } from '../../../derive/index.ts';
import { writtenRound } from '../../demon-city/checks/written.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { startOf } from '../../demon-city/fight.ts';
import { planDice, type DicePlan } from '../plan.ts';
import { rounds, type DiceEdition } from '../rounds.ts';
import { countedRound } from './counted.ts';

/** `certain` where the round is the first, or was played: others may find the fight changed. */
export interface PlannedRound {
  readonly plan: DicePlan;
  readonly certain: boolean;
}

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

export const plannedRounds = derive(
  'demon-city-2017/planned rounds',
  (scenario: Scenario<DemonCityFact>): readonly PlannedRound[] => {
    const cast = castOf(scenario);
    const course = shownCourse(scenario).upTo();
    const start = startOf(cast);
    return scenario.rounds.map((round, index) => {
      const played = course.rounds.find((each) => each.index === index)?.played;
      return {
        plan: played?.plan ?? planDice(cast, start, round),
        certain: played !== undefined || isFirst(scenario, round),
      };
    });
  },
);
