/** The course that is shown of a scenario, for checks of what depends on it. */
import { shownCourses } from '../../../game/index.ts';
import { rounds, type TarotEdition } from '../rounds.ts';

/** It is played as far as somebody has asked for it. */
export const shownCourse = shownCourses<TarotEdition>(rounds, 'told');
