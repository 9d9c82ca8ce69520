/** Whether and how the course can be thrown anew from the step in view on. */
import type { CourseWish } from '../../../server/protocol/index.ts';
import { withRedraw } from './trying.ts';
import { type View, currentPlace, shownCourse } from './view.ts';

/** The wish for the branch that leaves here; nothing where there is no step, or as many redraws already as there may be. */
export function branchHere(view: View): CourseWish | undefined {
  const shown = shownCourse(view);
  const place = currentPlace(view);
  if (shown === undefined || place === undefined) return undefined;
  const wish = withRedraw(view.wish, place.step.key, shown.model, shown.name === 'branch');
  return wish === view.wish ? undefined : wish;
}
