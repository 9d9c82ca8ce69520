/** Exact odds of a scenario of the New attack algorithm, round by round. */
import type { ScenarioOdds } from '../../../odds.ts';
import { oncePerPair } from '../../../once.ts';
import { oddsAlong } from '../../../play/course-odds.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Throws } from '../../../timeline.ts';
import { castOf, type Cast } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import { planRound, recounted, type RoundPlan } from '../plan.ts';
import { attackCourse } from '../play/course.ts';
import { rollRound } from '../play/round.ts';
import { id } from '../rule-ids.ts';
import { answer } from './answer.ts';
import { roundOdds } from './round-odds.ts';

export function odds(scenario: Scenario<AttackFact>, { throws, whatIf, brief = false }: PlayRequest): ScenarioOdds {
  const cast = castOf(scenario);
  const plans = new Map<number, RoundPlan>();
  return oddsAlong(whatIf === undefined ? attackCourse(cast, throws, rollRound) : shownCourse(throws, cast), {
    ruleset: id,
    only: whatIf?.round,
    answer: answer(cast, ({ index }) => plans.get(index)),
    roundOdds: (found, round, shown) => {
      const plan = shown?.played.plan ?? planRound(cast, found, round);
      plans.set(scenario.rounds.indexOf(round), plan);
      return whatIf === undefined ? roundOdds(plan, brief) : roundOdds(recounted(plan, whatIf.change), true);
    },
  });
}

/** The course that some throws have shown stays as it is, whatever is asked of its rounds. */
const shownCourse = oncePerPair((throws: Throws, cast: Cast) => attackCourse(cast, throws, rollRound));
