/** Plays a scenario of the tarot edition. */
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Timeline } from '../../../timeline.ts';
import { castOf } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { toState } from '../../demon-city/fight.ts';
import { timelineOf } from '../../../play/timeline.ts';
import { id } from '../rule-ids.ts';
import { tarotCourse } from './round.ts';

export function play(scenario: Scenario<DemonCityFact>, { throws, seed, last }: PlayRequest): Timeline {
  const cast = castOf(scenario);
  return timelineOf(tarotCourse(scenario, throws, undefined, last), { ruleset: id, seed, toState: (fight) => toState(cast, fight) });
}
