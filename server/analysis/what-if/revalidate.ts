/**
 * Checks that trials still hold once all of them are made: a later one may have changed what an earlier one relies on.
 */
import { withTrial, type Copy } from './overlay.ts';
import type { TrialQuestions } from './trial-questions.ts';
import { stepOf } from './forcing.ts';
import { isTrial } from './validate-trials.ts';
import type { TrialResult, Trial, TrialOf } from './wish.ts';

/** Makes a copy with some trials in it. */
export type Making = (trials: readonly Trial[]) => Copy;

/**
 * Writes forced throws again at the end, so that no more dice are pinned than there are by then. A result that can’t
 * come up any more is reported as lost, and the copy is made without it.
 */
export function revalidated(making: Making, tried: TrialQuestions, trials: readonly Trial[]): Copy {
  let copy = making(trials);
  const results = [...copy.results];
  for (const [place, trial] of trials.entries()) {
    if (
      place === trials.length - 1 ||
      results[place]?.lost !== undefined ||
      trial.kind !== 'force' ||
      !isHeldTo(copy, tried, trial, trials.slice(place + 1))
    )
      continue;
    const again = withTrial({ ...copy, results: [] }, tried, trial);
    const [now] = again.results;
    if (now?.lost !== undefined)
      return without(making, tried, trials, { place, result: { says: now.says, lost: now.lost } });
    if (now?.writes !== undefined) results[place] = now;
    copy = again;
  }
  return { ...copy, results };
}

/** Whether a trial forces a throw that no later trial forces too. */
function isHeldTo(
  { analysis }: Copy,
  { index, redraws }: TrialQuestions,
  trial: TrialOf<'force'>,
  later: readonly Trial[],
): boolean {
  const scenario = analysis.scenarios[index];
  const keyOf = (each: TrialOf<'force'>): string =>
    (scenario === undefined ? undefined : stepOf(scenario, redraws, each)?.step.key) ?? each.step;
  const isSame = (each: Trial): boolean =>
    isTrial(each) && each.kind === 'force' && each.who === trial.who && keyOf(each) === keyOf(trial);
  return trial.faces.some((face) => face !== null) && !later.some(isSame);
}

function without(
  making: Making,
  tried: TrialQuestions,
  trials: readonly Trial[],
  lost: { readonly place: number; readonly result: TrialResult },
): Copy {
  const { results: result, ...copy } = revalidated(making, tried, trials.toSpliced(lost.place, 1));
  return { ...copy, results: result.toSpliced(lost.place, 0, lost.result) };
}
