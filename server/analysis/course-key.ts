/** Which course of a scenario is meant: by its seed, and by where other seeds take its place. */
import { redrawnThrows, type PlayRequest, type Redrawn } from '../engine/index.ts';

/** Two courses with the same `text` are the same. The redraws stand in the order of their picks. */
export interface CourseKey {
  readonly seed: number;
  readonly redraws: readonly Redrawn[];
  readonly text: string;
}

/** The course of a seed alone, or with redraws. */
export function courseKey(seed: number, redraws: readonly Redrawn[] = []): CourseKey {
  return { seed, redraws, text: [seed, ...redraws.map(({ after, seed: other }) => `${after}:${other}`)].join(' ') };
}

/** The same course, redrawn from a pick on: whatever was redrawn behind it is so no more. */
export function redrawn({ seed, redraws }: CourseKey, redraw: Redrawn): CourseKey {
  return courseKey(seed, [...redraws.filter(({ after }) => after < redraw.after), redraw]);
}

/** Of a seed the course of it. */
export function asCourse(course: number | CourseKey): CourseKey {
  return typeof course === 'number' ? courseKey(course) : course;
}

/** What a game is asked for the course or its odds, with the throws from their beginning. */
export function requestOf({ seed, redraws, text }: CourseKey): PlayRequest {
  return { throws: redrawnThrows(seed, redraws), seed, course: text };
}
