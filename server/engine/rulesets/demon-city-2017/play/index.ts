/** Plays a scenario of the dice edition. */
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Timeline } from '../../../timeline.ts';
import { castOf } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { toState } from '../../demon-city/fight.ts';
import { atOnce } from '../../../at-once.ts';
import { timelineOf } from '../../../play/timeline.ts';
import { id } from '../rule-ids.ts';
import { diceCourse } from './round.ts';

export function playInSteps(
  scenario: Scenario<DemonCityFact>,
  { throws, seed, last }: PlayRequest,
): Generator<Timeline, Timeline> {
  const cast = castOf(scenario);
  return timelineOf(diceCourse(scenario, throws), {
    last,
    ruleset: id,
    seed,
    toState: (fight) => toState(cast, fight),
  });
}

export function play(scenario: Scenario<DemonCityFact>, request: PlayRequest): Timeline {
  return atOnce(playInSteps(scenario, request));
}
