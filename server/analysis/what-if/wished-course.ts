/**
 * The course that a reader wants to see, with trials written into a copy of the text; also gives them as edits of the
 * file.
 */
import { memoOfEach } from '../../engine/index.ts';
import type { TextEdit } from '../../language/index.ts';
import type { Analysis } from '../analysis.ts';
import type { CourseKey } from '../course-key.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';
import type { TrialQuestions } from './trial-questions.ts';
import { copyPlaces, type CopyPlaces } from './copy-places.ts';
import { copyOf, withTrial, type Copy } from './overlay.ts';
import { isWithoutResult } from './forcing.ts';
import { editsBetween } from './piece-table.ts';
import { withRedraws } from './redrawing.ts';
import { revalidated } from './revalidate.ts';
import type { Redraw, RedrawResult, TrialResult, Trial, Wish } from './wish.ts';

/**
 * `analysis` is that of the copy, or the file’s own if nothing is tried; `scenario` is the one in it, and `key` its
 * course. `trials` and `redraws` are the results of each that was wished for.
 */
export interface WishedCourse extends CopyPlaces {
  readonly analysis: Analysis;
  readonly scenario: ScenarioAnalysis;
  readonly key: CourseKey;
  readonly trials: readonly TrialResult[];
  readonly redraws: readonly RedrawResult[];
}

const copiesOf = memoOfEach<Copy>('copies of a text');
const coursesOf = memoOfEach<WishedCourse | undefined>('courses wished for');

/** Undefined if there is no such scenario. */
export function wishedCourse(analysis: Analysis, scenario: number, wish: Wish): WishedCourse | undefined {
  return coursesOf(analysis).get(JSON.stringify([scenario, wish.trials, wish.redraws]), () =>
    courseAnew(analysis, scenario, wish),
  );
}

/**
 * The sorted edits that write trials into the file, and the indices of trials that aren’t possible. `redraws` are those
 * of the branch, if there is one.
 */
export function trialEdits(
  analysis: Analysis,
  scenario: number,
  trials: readonly Trial[],
  redraws: readonly Redraw[] = [],
): { readonly edits: readonly TextEdit[]; readonly lost: readonly number[] } {
  const { pieces, results: trialResults } = copyFor(analysis, scenario, { trials, redraws });
  return {
    edits: editsBetween(analysis.reading.text, pieces),
    lost: trialResults.flatMap(({ lost }, index) => (lost === undefined ? [] : [index])),
  };
}

function courseAnew(analysis: Analysis, index: number, wish: Wish): WishedCourse | undefined {
  const copy = copyFor(analysis, index, wish);
  const scenario = copy.analysis.scenarios[index];
  if (scenario === undefined) return undefined;
  const { key, results: redraws } = withRedraws(scenario, wish.redraws);
  return {
    analysis: copy.analysis,
    scenario,
    key,
    ...copyPlaces(analysis, copy.analysis, copy.pieces),
    trials: copy.results,
    redraws,
  };
}

/** A branch uses the copy of its course, unless a trial is about a step that only the branch has. */
function copyFor(analysis: Analysis, index: number, { trials, redraws }: Wish): Copy {
  const copy = settledCopy(analysis, { index, redraws: [] }, trials);
  return redraws.length > 0 && copy.results.some(({ lost }, at) => isWithoutResult(trials[at], lost))
    ? settledCopy(analysis, { index, redraws }, trials)
    : copy;
}

function settledCopy(analysis: Analysis, tried: TrialQuestions, trials: readonly Trial[]): Copy {
  return revalidated((some) => copyWith(analysis, tried, some), tried, trials);
}

/** Adds each trial to the copy that contains those before it. */
function copyWith(analysis: Analysis, tried: TrialQuestions, trials: readonly Trial[]): Copy {
  const last = trials.at(-1);
  if (last === undefined) return copyOf(analysis);
  return copiesOf(analysis).get(JSON.stringify([tried, trials]), () =>
    withTrial(copyWith(analysis, tried, trials.slice(0, -1)), tried, last),
  );
}
