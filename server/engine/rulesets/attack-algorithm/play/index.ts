/** Plays a scenario of the New attack algorithm. */
import { timelineOf } from '../../../play/timeline.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Timeline } from '../../../timeline.ts';
import { castOf } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import { toState } from '../fight.ts';
import { id } from '../rule-ids.ts';
import { attackCourse } from './course.ts';

export function play(scenario: Scenario<AttackFact>, { throws, seed, last }: PlayRequest): Timeline {
  const cast = castOf(scenario);
  return timelineOf(attackCourse(scenario, throws, undefined, last), { ruleset: id, seed, toState: (fight) => toState(cast, fight) });
}
