/** Transfers a requested course to an edited text, so that nothing is tried in a round other than the intended one. */
import type { CourseWish, Redraw, Trial } from './course.ts';
import { following, type Following, type Outline, type RoundHome } from './outline.ts';

/** A round that is gone is remembered, with its trials. */
export function wishNow(wish: CourseWish, after: Outline | undefined): CourseWish {
  const { outline } = wish;
  if (outline === undefined || after === undefined || isSameOutline(outline, after)) return wish;
  const follow = following(outline, after);
  return {
    trials: each(wish.trials, (trial) => trialNow(trial, follow)),
    redraws: each(wish.redraws, (redraw) => redrawNow(redraw, follow)),
    outline: after,
  };
}

/** The trials as they are named in a text with this outline. */
export function trialsNow(
  trials: readonly Trial[],
  before: Outline | undefined,
  after: Outline | undefined,
): readonly Trial[] {
  return wishNow({ trials, redraws: [], ...(before !== undefined && { outline: before }) }, after).trials;
}

/** The wish with the outline of its text; an empty wish fits any text and needs none. */
export function madeFor(wish: CourseWish, outline: Outline | undefined): CourseWish {
  return outline === undefined || wish.outline === outline || (wish.trials.length === 0 && wish.redraws.length === 0)
    ? wish
    : { ...wish, outline };
}

function trialNow(trial: Trial, follow: Following): Trial {
  if (trial.kind === 'seed') return trial;
  const { gone: _gone, ...rest } = trial;
  switch (rest.kind) {
    case 'aside':
      return same(trial, {
        ...rest,
        ...follow.homeNow(homeOf(trial, rest.round)),
        reason: { ...rest.reason, who: follow.nameNow(rest.reason.who) },
      });
    case 'add':
      return same(trial, { ...rest, ...follow.homeNow(homeOf(trial, rest.round)), who: follow.nameNow(rest.who) });
    case 'force':
      return same(trial, { ...rest, ...stepIn(trial, rest, follow), who: follow.nameNow(rest.who) });
  }
}

function redrawNow(redraw: Redraw, follow: Following): Redraw {
  const { gone: _gone, ...rest } = redraw;
  return same(redraw, { ...rest, ...stepIn(redraw, rest, follow) });
}

/** A step follows its round. */
function stepIn(
  of: Pick<Redraw, 'gone'>,
  { step, round }: Pick<Redraw, 'step' | 'round'>,
  follow: Following,
): Pick<Redraw, 'step' | 'round' | 'gone'> {
  if (round === undefined) return { step: follow.keyNow(step) ?? step };
  const home = follow.homeNow(homeOf(of, round));
  return { step: follow.keyIn(step, home), ...home };
}

function homeOf({ gone }: Pick<Redraw, 'gone'>, round: number): RoundHome {
  return { round, ...(gone !== undefined && { gone }) };
}

function isSameOutline(one: Outline, other: Outline): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function same<T>(before: T, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** Returns the same list if nothing in it changes. */
function each<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const changed = items.map(change);
  return changed.every((item, at) => item === items[at]) ? items : changed;
}
