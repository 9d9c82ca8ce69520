/** How a course can be thrown anew: from the step in view on, or as it is in view once more. */
import type { CourseWish, PanelModel } from '../../../../server/protocol/index.ts';
import { branchSeed, originalSeed, redrawnWith, withRedraw, withTrial } from '../trying.ts';
import { type View, currentPlace, shownCourse } from '../view.ts';

/**
 * The wish for the branch that leaves here; nothing where there is no step, or as many redraws already as there may be.
 */
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

/** The wish for the course in view, drawn again. */
export function drawnAgain(view: View): CourseWish {
  return seeded(view, seedForAgain(view));
}

/** The seed of a course: of a branch that from which it throws anew last. */
export function seedOf({ seed, course }: Pick<PanelModel, 'seed' | 'course'>, isBranch: boolean): number {
  return (isBranch ? course.redraws.at(-1)?.seed : undefined) ?? seed;
}

/**
 * The wish for the course in view with this seed: the branch from where it throws anew last, the original from its
 * beginning.
 */
export function seeded(view: View, seed: number): CourseWish {
  const shown = shownCourse(view);
  if (shown === undefined) return view.wish;
  return shown.name === 'branch'
    ? redrawnWith(view.wish, seed)
    : withTrial(view.wish, { kind: 'seed', seed }, shown.model.ownSeed);
}
