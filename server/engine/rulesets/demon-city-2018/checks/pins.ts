/** The rounds in which pins are looked at. */
import { shownPlans } from '../../../game/index.ts';
import type { Scenario } from '../../../scenario.ts';
import { factsOf, type DemonCityFact } from '../../demon-city/facts.ts';
import { rounds, type TarotEdition } from '../rounds.ts';
import { shownCourse } from './shown-course.ts';

export function hasPins(scenario: Scenario<DemonCityFact>): boolean {
  return scenario.rounds.some(({ facts, announcements }) =>
    [facts, ...announcements.map(({ clauses }) => clauses)].some((each) => factsOf(each, 'pin').length > 0),
  );
}

export const pinnedRounds = shownPlans<TarotEdition>(rounds, shownCourse);
