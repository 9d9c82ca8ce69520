/** Exact odds of a scenario of the New attack algorithm, round by round. */
import type { ScenarioOdds } from '../../../odds.ts';
import { oddsAlong } from '../../../play/course-odds.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import { castOf } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import { planRound, type RoundPlan } from '../plan.ts';
import { attackCourse } from '../play/course.ts';
import { id } from '../rule-ids.ts';
import { answer } from './answer.ts';
import { roundOdds } from './round-odds.ts';

export function odds(scenario: Scenario<AttackFact>, { throws }: PlayRequest): ScenarioOdds {
  const cast = castOf(scenario);
  const plans = new Map<number, RoundPlan>();
  return oddsAlong(attackCourse(cast, throws), {
    ruleset: id,
    answer: answer(cast, ({ index }) => plans.get(index)),
    roundOdds: (found, round, shown) => {
      const plan = shown?.played.plan ?? planRound(cast, found, round);
      plans.set(scenario.rounds.indexOf(round), plan);
      return roundOdds(plan);
    },
  });
}
