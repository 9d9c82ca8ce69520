/**
 * Courses come in stages, each of which has all of the last: a few are told at once, and from the second stage on there
 * are twice as many each time.
 */
import { replicates } from './estimates.ts';

/** In the first two stages there are so many courses in each replicate. */
const [runToEnd, soon] = [2, 5];

/** How many courses there are in a stage. */
export function coursesIn(stage: number): number {
  return replicates * (stage === 0 ? runToEnd : soon * 2 ** (stage - 1));
}

/** The stage that ends with so many courses; undefined where none does. */
export function stageOf(courses: number): number | undefined {
  const stage = courses < coursesIn(1) ? 0 : 1 + Math.log2(courses / coursesIn(1));
  return Number.isInteger(stage) && courses === coursesIn(stage) ? stage : undefined;
}
