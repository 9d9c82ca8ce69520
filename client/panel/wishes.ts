/** Operations on wishes: the trials and redraws requested of a course. */
import type { CourseWish, Trial } from '../../server/protocol/index.ts';

/** The wish for the course as the file has it. */
export const asWritten: CourseWish = { trials: [], redraws: [] };

/** The seed on trial; undefined if the file’s own applies. */
export function seedIn({ trials }: CourseWish): number | undefined {
  return trials.find((trial) => trial.kind === 'seed')?.seed;
}

/** The wish without these trials. */
export function without(wish: CourseWish, trials: readonly Trial[]): CourseWish {
  return { ...wish, trials: wish.trials.filter((trial) => !trials.some((other) => isSameTrial(trial, other))) };
}

/** The wish with these trials restored, each at its position in an older wish. */
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
