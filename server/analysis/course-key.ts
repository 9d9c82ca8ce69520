/** Identifies a course of a scenario: by its seed, and by where other seeds replace it. */
import { redrawnThrows, type PlayRequest, type Redrawn } from '../engine/index.ts';

/** Courses with the same `text` are the same. Redraws are in the order of their picks. */
export interface CourseKey {
  readonly seed: number;
  readonly redraws: readonly Redrawn[];
  readonly text: string;
}

/** The course of a seed, with or without redraws. */
export function courseKey(seed: number, redraws: readonly Redrawn[] = []): CourseKey {
  return { seed, redraws, text: [seed, ...redraws.map(({ after, seed: other }) => `${after}:${other}`)].join(' ') };
}

/** The same course redrawn from a pick on; later redraws are dropped. */
export function redrawn({ seed, redraws }: CourseKey, redraw: Redrawn): CourseKey {
  return courseKey(seed, [...redraws.filter(({ after }) => after < redraw.after), redraw]);
}

/** A seed stands for its own course. */
export function asCourse(course: number | CourseKey): CourseKey {
  return typeof course === 'number' ? courseKey(course) : course;
}

/** The request to a game for the course or its odds, with the throws from the start. */
export function requestOf({ seed, redraws, text }: CourseKey): PlayRequest {
  return { throws: redrawnThrows(seed, redraws), seed, course: text };
}
