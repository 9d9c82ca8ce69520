/** Plays a scenario of the dice edition. */
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Timeline } from '../../../timeline.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { timelineOf } from '../../demon-city/play/timeline.ts';
import { id } from '../rule-ids.ts';
import { diceCourse } from './round.ts';

export function play(scenario: Scenario<DemonCityFact>, { throws, seed }: PlayRequest): Timeline {
  return timelineOf(scenario, id, diceCourse(scenario, throws), seed);
}
