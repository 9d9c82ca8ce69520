/**
 * The sizes of sampling stages. Each stage includes the previous one: a small first stage for an immediate result, and
 * from the second stage on twice as many courses each time.
 */
import { replicates } from './estimates.ts';

/** The number of courses per replicate in the first and second stage. */
const [firstStage, secondStage] = [2, 5];

/** The total number of courses in a stage, counted from 0. */
export function coursesIn(stage: number): number {
  return replicates * (stage === 0 ? firstStage : secondStage * 2 ** (stage - 1));
}

/** The stage that has exactly this many courses; undefined if none does. */
export function stageOf(courses: number): number | undefined {
  const stage = courses < coursesIn(1) ? 0 : 1 + Math.log2(courses / coursesIn(1));
  return Number.isInteger(stage) && courses === coursesIn(stage) ? stage : undefined;
}
