/** How a course can be thrown anew: from the step in view on, or as it is in view once more. */
import type { CourseWish } from '../../../server/protocol/index.ts';
import { branchSeed, originalSeed, redrawnAgain, withRedraw, withTrial } from './trying.ts';
import { type View, currentPlace, shownCourse } from './view.ts';

/** The wish for the branch that leaves here; nothing where there is no step, or as many redraws already as there may be. */
export function branchHere(view: View): CourseWish | undefined {
  const shown = shownCourse(view);
  const place = currentPlace(view);
  if (shown === undefined || place === undefined) return undefined;
  const wish = withRedraw(view.wish, place.step.key, shown.model, shown.name === 'branch');
  return wish === view.wish ? undefined : wish;
}

/** The seed with which the course in view would be drawn again. */
export function seedForAgain(view: View): number {
  const shown = shownCourse(view);
  if (shown === undefined) return 0;
  return shown.name === 'branch' ? branchSeed(view.wish, shown.model) : originalSeed(view.wish, shown.model);
}

/** The wish for the course in view, drawn again: the branch from where it throws anew last, the original from its beginning. */
export function drawnAgain(view: View): CourseWish {
  const shown = shownCourse(view);
  if (shown === undefined) return view.wish;
  if (shown.name === 'branch') return redrawnAgain(view.wish, shown.model);
  return withTrial(view.wish, { kind: 'seed', seed: seedForAgain(view) }, shown.model.ownSeed);
}
