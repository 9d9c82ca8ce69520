/** Plays a scenario of the New attack algorithm. */
import { atOnce } from '../../../at-once.ts';
import { timelineOf } from '../../../play/timeline.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Timeline } from '../../../timeline.ts';
import { castOf } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import { toState } from '../fight.ts';
import { id } from '../rule-ids.ts';
import { attackCourse } from './course.ts';

export function playInSteps(
  scenario: Scenario<AttackFact>,
  { throws, seed, last }: PlayRequest,
): Generator<Timeline, Timeline> {
  const cast = castOf(scenario);
  return timelineOf(attackCourse(scenario, throws), {
    last,
    ruleset: id,
    seed,
    toState: (fight) => toState(cast, fight),
  });
}

export function play(scenario: Scenario<AttackFact>, request: PlayRequest): Timeline {
  return atOnce(playInSteps(scenario, request));
}
