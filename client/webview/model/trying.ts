/** Operations that add trials and redraws to the wish or remove them. */
import {
  type CourseWish,
  most,
  type PanelModel,
  type Redraw,
  type RoundHome,
  type Trial,
} from '../../../server/protocol/index.ts';
import { indexOfStep, placesOf } from './course/places.ts';

export const noWish: CourseWish = { trials: [], redraws: [] };

/**
 * Adds a trial. It replaces one on the same thing, in its position; one that undoes an older trial, or equals the file,
 * isn’t kept.
 */
export function withTrial(wish: CourseWish, trial: Trial, ownSeed: number): CourseWish {
  if (trial.kind === 'seed' && wish.redraws.some(({ seed }) => seed === trial.seed))
    return withTrial(withOtherSeeds(wish, trial.seed, ownSeed), trial, ownSeed);
  const at = wish.trials.findIndex((other) => isOfSame(other, trial));
  const older = wish.trials[at];
  if (isIdle(trial, older, ownSeed)) return older === undefined ? wish : withoutTrials(wish, [older]);
  if (older !== undefined) return { ...wish, trials: wish.trials.map((other) => (other === older ? trial : other)) };
  return wish.trials.length >= most.trials ? wish : { ...wish, trials: [...wish.trials, trial] };
}

/** Replaces a redraw’s seed that the original is about to use: a branch redrawn from the start would be identical. */
function withOtherSeeds(wish: CourseWish, taken: number, ownSeed: number): CourseWish {
  const fresh = freshSeed([ownSeed, ...wish.redraws.map(({ seed }) => seed), taken]);
  return {
    ...wish,
    redraws: wish.redraws.map((redraw) => (redraw.seed === taken ? { ...redraw, seed: fresh } : redraw)),
  };
}

/** Removes these trials, or all. */
export function withoutTrials(wish: CourseWish, trials?: readonly Trial[]): CourseWish {
  if (trials === undefined) return { ...wish, trials: [] };
  return { ...wish, trials: wish.trials.filter((trial) => !trials.some((other) => isEqual(trial, other))) };
}

/** Adds a redraw from this step on. In the branch, redraws before the step are kept, and those from it on dropped. */
export function withRedraw(wish: CourseWish, step: string, model: PanelModel, isBranch: boolean): CourseWish {
  const places = placesOf(model);
  const here = indexOfStep(places, step) ?? 0;
  const kept = isBranch
    ? wish.redraws.filter(
        (redraw, index) => (indexOfStep(places, model.course.redraws[index]?.step ?? redraw.step) ?? here) < here,
      )
    : [];
  if (kept.length >= most.redraws) return wish;
  const round = model.rounds[places[here]?.round ?? -1]?.index;
  return {
    ...wish,
    redraws: [...kept, { step, ...(round !== undefined && { round }), seed: branchSeed(wish, model) }],
  };
}

/** Sets the seed of the branch’s last redraw. */
export function redrawnWith(wish: CourseWish, seed: number): CourseWish {
  return {
    ...wish,
    redraws: wish.redraws.map((redraw, at) => (at === wish.redraws.length - 1 ? { ...redraw, seed } : redraw)),
  };
}

/** A new seed for the branch, different from those the original uses or used, which could give the same course. */
export function branchSeed({ redraws }: CourseWish, { seed, ownSeed }: PanelModel): number {
  return freshSeed([ownSeed, seed, ...redraws.map((redraw) => redraw.seed)]);
}

/** A new seed for the original: the next one that the branch doesn’t use. */
export function originalSeed({ redraws }: CourseWish, { seed }: PanelModel): number {
  return freshSeed([...redraws.map((redraw) => redraw.seed), seed]);
}

export function withoutRedraws(wish: CourseWish): CourseWish {
  return { ...wish, redraws: noRedraws };
}

/** Whether both wishes are for the same course. */
export function isSameWish(one: CourseWish, other: CourseWish): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export const mostSeed = 2 ** 31 - 1;

/** The next seed, wrapping around after the last. */
export function nextSeed(seed: number): number {
  return seed >= mostSeed ? 0 : seed + 1;
}

const noRedraws: readonly Redraw[] = [];

function freshSeed(used: readonly number[]): number {
  let seed = nextSeed(used.at(-1) ?? 0);
  while (used.includes(seed)) seed = nextSeed(seed);
  return seed;
}

// A trial on a reason inverts the file, so the inverse of that trial is what the file says.
function isIdle(trial: Trial, older: Trial | undefined, ownSeed: number): boolean {
  switch (trial.kind) {
    case 'seed':
      return trial.seed === ownSeed;
    case 'aside':
      return older?.kind === 'aside' && older.aside !== trial.aside;
    case 'force':
      return older !== undefined && trial.faces.every((face) => face === null);
    case 'add':
      return trial.words.trim() === '';
  }
}

function isOfSame(one: Trial, other: Trial): boolean {
  if (one.kind === 'seed') return other.kind === 'seed';
  if (one.kind === 'force')
    return other.kind === 'force' && isSameRound(one, other) && one.step === other.step && one.who === other.who;
  if (one.kind === 'add')
    return other.kind === 'add' && isSameRound(one, other) && one.who === other.who && one.words === other.words;
  return (
    other.kind === 'aside' &&
    isSameRound(one, other) &&
    one.reason.who === other.reason.who &&
    one.reason.words === other.reason.words
  );
}

// A trial in a removed round matches no other round.
function isSameRound(one: Partial<RoundHome>, other: Partial<RoundHome>): boolean {
  return one.round === other.round && JSON.stringify(one.gone) === JSON.stringify(other.gone);
}

function isEqual(one: Trial, other: Trial): boolean {
  if (!isOfSame(one, other)) return false;
  if (one.kind === 'seed') return other.kind === 'seed' && one.seed === other.seed;
  if (one.kind === 'aside') return other.kind === 'aside' && one.aside === other.aside;
  if (one.kind === 'add') return other.kind === 'add' && one.amount === other.amount;
  return (
    other.kind === 'force' &&
    one.faces.length === other.faces.length &&
    one.faces.every((face, slot) => face === other.faces[slot])
  );
}
