/**
 * The course that is shown of a scenario, for checks of what depends on it: the one of the seed that is written, or
 * else of seed 1.
 */
import { seededThrows } from '../../../chance/index.ts';
import { oncePerScenario } from '../../demon-city/checks/once.ts';
import { tarotCourse } from '../play/round.ts';

/** It is played as far as somebody has asked for it. */
export const shownCourse = oncePerScenario((scenario) =>
  tarotCourse(scenario, seededThrows(scenario.seed?.value ?? 1)),
);
