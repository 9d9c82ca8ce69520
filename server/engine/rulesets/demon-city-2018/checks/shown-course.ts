/**
 * The course that is shown of a scenario, for checks of what depends on it: the one of the seed that is written, or
 * else of seed 1.
 */
import { seededThrows } from '../../../chance/index.ts';
import { Courses } from '../../../game/index.ts';
import { oncePerScenario } from '../../demon-city/checks/once.ts';
import { rounds, type TarotEdition } from '../rounds.ts';

const courses = new Courses<TarotEdition>(rounds);

/** It is played as far as somebody has asked for it. */
export const shownCourse = oncePerScenario((scenario) =>
  courses.told(scenario, seededThrows(scenario.seed?.value ?? 1)),
);
