/** What is wanted of a course, and how it changes. */
import type { CourseWish, Trial } from '../../server/protocol/index.ts';

/** The course that the file gives. */
export const asWritten: CourseWish = { trials: [], redraws: [] };

/** The seed that is tried out; undefined where the file's own counts. */
export function seedIn({ trials }: CourseWish): number | undefined {
  return trials.find((trial) => trial.kind === 'seed')?.seed;
}

/** The same wish without these trials. */
export function without(wish: CourseWish, trials: readonly Trial[]): CourseWish {
  return { ...wish, trials: wish.trials.filter((trial) => !trials.some((other) => isSameTrial(trial, other))) };
}

/** The wish with these trials again, each where it stood in an older one. */
export function withAgain(wish: CourseWish, trials: readonly Trial[], { trials: older }: CourseWish): CourseWish {
  const isIn = (some: readonly Trial[], trial: Trial): boolean => some.some((other) => isSameTrial(trial, other));
  const again = older.filter((trial) => isIn(trials, trial) || isIn(wish.trials, trial));
  return { ...wish, trials: [...again, ...wish.trials.filter((trial) => !isIn(again, trial))] };
}

export function isSameTrial(a: Trial, b: Trial): boolean {
  return wordsOf(a) === wordsOf(b);
}

function wordsOf(trial: Trial): string {
  switch (trial.kind) {
    case 'aside':
      return JSON.stringify([trial.kind, trial.round, trial.gone, trial.reason.who, trial.reason.words, trial.aside]);
    case 'add':
      return JSON.stringify([trial.kind, trial.round, trial.gone, trial.who, trial.amount, trial.words]);
    case 'force':
      return JSON.stringify([trial.kind, trial.step, trial.round, trial.gone, trial.who, trial.faces]);
    case 'seed':
      return JSON.stringify([trial.kind, trial.seed]);
  }
}
