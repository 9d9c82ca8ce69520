/** Plays a scenario of the tarot edition. */
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Timeline } from '../../../timeline.ts';
import type { DemonCityFact } from '../facts.ts';
import { toState } from '../fight.ts';
import { courseOf } from './course.ts';

export function play(scenario: Scenario<DemonCityFact>, { throws, seed }: PlayRequest): Timeline {
  const course = courseOf(scenario, throws);
  return {
    title: scenario.title,
    ruleset: scenario.rules.id,
    seed,
    start: toState(course.cast, course.start),
    rounds: course.rounds.map(({ index, round, found, played }) => ({
      number: round.number,
      ...(round.title === undefined ? {} : { title: round.title }),
      index,
      before: toState(course.cast, found),
      steps: played.steps,
      after: toState(course.cast, played.after),
      source: round.source,
    })),
  };
}
