/** Every written round as it is planned: those of the course that is shown as it finds them, all others from the start of the fight. */
import { seededThrows } from '../../../chance/index.ts';
import { castOf } from '../../demon-city/cast.ts';
import { oncePerScenario } from '../../demon-city/checks/once.ts';
import { startOf } from '../../demon-city/fight.ts';
import { planDice, type DicePlan } from '../plan.ts';
import { diceCourse } from '../play/round.ts';

/** `certain` where the round is the first, or was played: others may find the fight changed. */
export interface PlannedRound {
  readonly plan: DicePlan;
  readonly certain: boolean;
}

export const plannedRounds = oncePerScenario((scenario): readonly PlannedRound[] => {
  const first = Math.min(...scenario.rounds.map((round) => round.number));
  const cast = castOf(scenario);
  const course = diceCourse(scenario, seededThrows(scenario.seed?.value ?? 1)).upTo();
  const start = startOf(cast);
  return scenario.rounds.map((round, index) => {
    const played = course.rounds.find((each) => each.index === index)?.played;
    return { plan: played?.plan ?? planDice(cast, start, round), certain: played !== undefined || round.number === first };
  });
});
