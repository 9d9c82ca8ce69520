/** A course as the timeline that panel and transcript show. */
import type { Scenario } from '../../../scenario.ts';
import type { Timeline } from '../../../timeline.ts';
import type { DemonCityFact } from '../facts.ts';
import { toState, type Fight } from '../fight.ts';
import type { Course, Played } from './course.ts';
import { withBlocksRead } from './spoken.ts';

export function timelineOf<F extends Fight, P extends Played<F>>(scenario: Scenario<DemonCityFact>, ruleset: string, course: Course<F, P>, seed: number): Timeline {
  const steps = withBlocksRead(scenario, course.rounds.map(({ played }) => played.steps));
  return {
    title: scenario.title,
    ruleset,
    seed,
    start: toState(course.cast, course.start),
    rounds: course.rounds.map(({ index, round, found, played }, at) => ({
      number: round.number,
      ...(round.title === undefined ? {} : { title: round.title }),
      index,
      before: toState(course.cast, found),
      steps: steps[at] ?? [],
      after: toState(course.cast, played.after),
      source: round.source,
    })),
  };
}
