/** The overviews of a course and its branch, which are sent to a panel together. */
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

/** `id` identifies it in questions and answers; `wish` is the wish of its request. */
export interface Showing extends Courses {
  readonly id: number;
  readonly wish: CourseWish;
}

/** The server request for the original or the branch; only the branch has redraws. */
export function requestFor(course: CourseName, request: CourseRequest): CourseRequest {
  return course === 'branch' ? request : { ...request, wish: { ...request.wish, redraws: [] } };
}

/** Requests the course, and the branch if there are redraws; null if there is nothing to play. `rounds` limits both. */
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

/** Whether only the first rounds of a course or its branch are available. */
export function goesOn({ original, branch }: Courses): boolean {
  return original.goesOn === true || branch?.goesOn === true;
}

/** Whether a course has steps, or may have in rounds that are not available yet. */
export function mayHappen({ rounds, goesOn: isMore }: PanelModel): boolean {
  return isMore === true || rounds.some(({ steps }) => steps.length > 0);
}

/** Whether a step may be in rounds that are not available yet. */
export function isFurtherOn(courses: Courses, step: string): boolean {
  return goesOn(courses) && stepIn(courses, step) === undefined;
}

/** The index of the round that contains a step; 0 if none does. */
export function roundWith({ rounds }: PanelModel, step: string | undefined): number {
  return Math.max(
    0,
    rounds.findIndex(({ steps }) => steps.some(({ key }) => key === step)),
  );
}

/** Finds a step in the course, or else in its branch. */
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
