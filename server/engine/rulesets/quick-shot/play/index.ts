/** Plays a scenario of Quick Shot. */
import { atOnce } from '../../../at-once.ts';
import { timelineOf } from '../../../play/timeline.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Timeline } from '../../../timeline.ts';
import { castOf } from '../cast.ts';
import type { QuickShotFact } from '../facts.ts';
import { id } from '../rule-ids.ts';
import { toState } from '../state.ts';
import { shotCourse } from './course.ts';

export function playInSteps(
  scenario: Scenario<QuickShotFact>,
  { throws, seed, last }: PlayRequest,
): Generator<Timeline, Timeline> {
  const cast = castOf(scenario);
  return timelineOf(shotCourse(scenario, throws), {
    last,
    ruleset: id,
    seed,
    toState: (fight) => toState(cast, fight),
  });
}

export function play(scenario: Scenario<QuickShotFact>, request: PlayRequest): Timeline {
  return atOnce(playInSteps(scenario, request));
}
