/** The course that is shown of a scenario, for checks of what depends on it: the one of the seed that is written, or else of seed 1. */
import { seededThrows } from '../../../chance/index.ts';
import type { Scenario } from '../../../scenario.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { tarotCourse } from '../play/round.ts';

type ShownCourse = ReturnType<typeof tarotCourse>;

const shown = new WeakMap<Scenario<DemonCityFact>, ShownCourse>();

export function shownCourse(scenario: Scenario<DemonCityFact>): ShownCourse {
  const known = shown.get(scenario);
  if (known !== undefined) return known;
  const course = tarotCourse(scenario, seededThrows(scenario.seed?.value ?? 1));
  shown.set(scenario, course);
  return course;
}
