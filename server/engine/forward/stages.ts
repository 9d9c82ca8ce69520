/** Courses come in stages, each of which has all of the last and as many more. */
import { replicates } from './estimates.ts';

/** In the first stage there are so many courses in each replicate. */
const firstStage = 5;

/** How many courses there are in a stage. */
export function coursesIn(stage: number): number {
  return replicates * firstStage * 2 ** stage;
}

/** The stage that ends with so many courses; undefined where none does. */
export function stageOf(courses: number): number | undefined {
  const stage = Math.log2(courses / coursesIn(0));
  return Number.isInteger(stage) && stage >= 0 ? stage : undefined;
}
