/** Converts a course to the timeline that the panel and the transcript show. */
import type { Fact } from '../scenario.ts';
import type { PlayedRound, State, Timeline } from '../timeline.ts';
import { readingBlocks } from './blocks-read.ts';
import { calledNames } from './called.ts';
import type { CourseRound, GrowingCourse, Played } from './course.ts';

/** What a timeline needs in addition to a course. */
interface Showing<S> {
  readonly ruleset: string;
  readonly seed: number;
  /** Converts a game’s state to the state as the players see it. */
  readonly toState: (state: S) => State;
  /** The last round number shown; all if missing. */
  readonly last?: number | undefined;
}

/** Yields the timeline so far after each round. */
export function* timelineOf<S, P extends Played<S>, F extends Fact>(
  course: GrowingCourse<S, P, F>,
  { ruleset, seed, toState, last }: Showing<S>,
): Generator<Timeline, Timeline> {
  const read = readingBlocks(course.scenario);
  const called = calledNames(course.scenario);
  let timeline: Timeline = {
    title: course.scenario.title,
    ...(called.length === 0 ? {} : { called }),
    ruleset,
    seed,
    start: toState(course.start),
    rounds: [],
  };
  let picksBefore = 0;
  const steps = course.goOn(last);
  while (steps.next().done !== true) {
    const played = course.rounds[timeline.rounds.length];
    if (played === undefined) continue;
    const round = {
      ...shown(played, toState),
      steps: read(played.played.steps, timeline.rounds.length === 0),
      picksBefore,
    };
    timeline = { ...timeline, rounds: [...timeline.rounds, round] };
    picksBefore += played.played.picks ?? 0;
    yield timeline;
  }
  return timeline;
}

function shown<S, P extends Played<S>, F extends Fact>(
  { index, round, found, played }: CourseRound<S, P, F>,
  toState: (state: S) => State,
): Omit<PlayedRound, 'steps' | 'picksBefore'> {
  return {
    number: round.number,
    ...(round.title === undefined ? {} : { title: round.title }),
    index,
    before: toState(found),
    after: toState(played.after),
    source: round.source,
  };
}
