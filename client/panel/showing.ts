/** What a panel is sent together: a course and the branch from it, at a glance. */
import type {
  CourseName,
  CourseRequest,
  CourseWish,
  PanelAnswer,
  PanelModel,
  PanelRequest,
  StepMark,
} from '../../server/protocol/index.ts';

export interface Courses {
  readonly original: PanelModel;
  readonly branch?: PanelModel;
}

/** `id` names it in questions and answers; `wish` is what it was asked for with. */
export interface Showing extends Courses {
  readonly id: number;
  readonly wish: CourseWish;
}

/**
 * One of the courses that a wish is about, as the server is asked for it: only the branch is thrown anew from some step
 * on.
 */
export function requestFor(course: CourseName, request: CourseRequest): CourseRequest {
  return course === 'branch' ? request : { ...request, wish: { ...request.wish, redraws: [] } };
}

/**
 * The course, and the branch where one is wanted; null where there is nothing to play. With `rounds` only so many of
 * the first.
 */
export async function askForCourses(
  ask: (request: PanelRequest) => Promise<PanelAnswer>,
  request: CourseRequest,
  rounds: number | undefined,
): Promise<Courses | null> {
  const limit = rounds !== undefined && { rounds };
  const [original, branch] = await Promise.all([
    ask({ ...requestFor('original', request), ...limit }),
    request.wish.redraws.length > 0 ? ask({ ...requestFor('branch', request), ...limit }) : null,
  ]);
  return original && { original, ...(branch !== null && { branch }) };
}

/** Whether only the first rounds of a course, or of its branch, are there. */
export function goesOn({ original, branch }: Courses): boolean {
  return original.goesOn === true || branch?.goesOn === true;
}

/** Whether there are steps in a course, as far as it is known. */
export function mayHappen({ rounds, goesOn: isMore }: PanelModel): boolean {
  return isMore === true || rounds.some(({ steps }) => steps.length > 0);
}

/** Whether a step is none of those that are there, but may be one of those that are not. */
export function isFurtherOn(courses: Courses, step: string): boolean {
  return goesOn(courses) && stepIn(courses, step) === undefined;
}

/** The place of the round that a step is in; of the first one where it is in none. */
export function roundWith({ rounds }: PanelModel, step: string | undefined): number {
  return Math.max(
    0,
    rounds.findIndex(({ steps }) => steps.some(({ key }) => key === step)),
  );
}

/** A step of the course, or else of its branch. */
export function stepIn({ original, branch }: Courses, key: string): StepMark | undefined {
  return stepOf(original, key) ?? (branch && stepOf(branch, key));
}

function stepOf({ rounds }: PanelModel, key: string): StepMark | undefined {
  for (const { steps } of rounds) {
    const step = steps.find((each) => each.key === key);
    if (step !== undefined) return step;
  }
  return undefined;
}
