/** A course as the timeline that panel and transcript show. */
import type { Fact } from '../scenario.ts';
import type { State, Timeline } from '../timeline.ts';
import { withBlocksRead } from './blocks-read.ts';
import { calledNames } from './called.ts';
import type { Course, Played } from './course.ts';

/** `toState` shows a game's state as somebody at the table would see it. */
export function timelineOf<S, P extends Played<S>, F extends Fact>(
  course: Course<S, P, F>, { ruleset, seed, toState }: { readonly ruleset: string; readonly seed: number; readonly toState: (state: S) => State },
): Timeline {
  const steps = withBlocksRead(course.scenario, course.rounds.map(({ played }) => played.steps));
  const called = calledNames(course.scenario);
  return {
    title: course.scenario.title,
    ...(called.length === 0 ? {} : { called }),
    ruleset,
    seed,
    start: toState(course.start),
    rounds: course.rounds.map(({ index, round, found, played }, at) => ({
      number: round.number,
      ...(round.title === undefined ? {} : { title: round.title }),
      index,
      before: toState(found),
      steps: steps[at] ?? [],
      after: toState(played.after),
      picksBefore: course.rounds.slice(0, at).reduce((sum, each) => sum + (each.played.picks ?? 0), 0),
      source: round.source,
    })),
  };
}
