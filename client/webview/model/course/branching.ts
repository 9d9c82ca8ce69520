/** Creates the wishes for redrawing a course: from the current step on, or the whole course in view again. */
import type { CourseWish, PanelModel } from '../../../../server/protocol/index.ts';
import { branchSeed, originalSeed, redrawnWith, withRedraw, withTrial } from '../trying.ts';
import { type View, currentPlace, shownCourse } from '../view.ts';

/** The wish for a branch from the current step; undefined without a step, or with the maximum number of redraws. */
export function branchHere(view: View): CourseWish | undefined {
  const shown = shownCourse(view);
  const place = currentPlace(view);
  if (shown === undefined || place === undefined) return undefined;
  const wish = withRedraw(view.wish, place.step.key, shown.model, shown.name === 'branch');
  return wish === view.wish ? undefined : wish;
}

/** The seed for redrawing the course in view. */
export function seedForAgain(view: View): number {
  const shown = shownCourse(view);
  if (shown === undefined) return 0;
  return shown.name === 'branch' ? branchSeed(view.wish, shown.model) : originalSeed(view.wish, shown.model);
}

/** The wish for the course in view, redrawn. */
export function drawnAgain(view: View): CourseWish {
  return seeded(view, seedForAgain(view));
}

/** The seed of a course; for a branch, that of its last redraw. */
export function seedOf({ seed, course }: Pick<PanelModel, 'seed' | 'course'>, isBranch: boolean): number {
  return (isBranch ? course.redraws.at(-1)?.seed : undefined) ?? seed;
}

/** The wish for the course in view with this seed: the branch from its last redraw on, the original from the start. */
export function seeded(view: View, seed: number): CourseWish {
  const shown = shownCourse(view);
  if (shown === undefined) return view.wish;
  return shown.name === 'branch'
    ? redrawnWith(view.wish, seed)
    : withTrial(view.wish, { kind: 'seed', seed }, shown.model.ownSeed);
}
