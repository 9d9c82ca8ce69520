/**
 * The course that somebody wants to see, with what they try out written into a copy of the text; and the same as edits
 * of the text itself.
 */
import { memoOfEach } from '../../engine/index.ts';
import type { TextEdit } from '../../language/index.ts';
import type { Analysis } from '../analysis.ts';
import type { CourseKey } from '../course-key.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';
import type { TrialQuestions } from './trial-questions.ts';
import { copyPlaces, type CopyPlaces } from './copy-places.ts';
import { copyOf, withTrial, type Copy } from './overlay.ts';
import { isUntold } from './forcing.ts';
import { editsBetween } from './piece-table.ts';
import { withRedraws } from './redrawing.ts';
import { revalidated } from './revalidate.ts';
import type { Redraw, ToldRedraw, ToldTrial, Trial, Wish } from './wish.ts';

/**
 * `analysis` is that of the copy, or the very analysis where nothing is tried; `scenario` is the one in it, and `key`
 * its course. `trials` and `redraws` tell what became of each that was wished for.
 */
export interface WishedCourse extends CopyPlaces {
  readonly analysis: Analysis;
  readonly scenario: ScenarioAnalysis;
  readonly key: CourseKey;
  readonly trials: readonly ToldTrial[];
  readonly redraws: readonly ToldRedraw[];
}

const copiesOf = memoOfEach<Copy>('copies of a text');
const coursesOf = memoOfEach<WishedCourse | undefined>('courses wished for');

/** Undefined where there is no such scenario. */
export function wishedCourse(analysis: Analysis, scenario: number, wish: Wish): WishedCourse | undefined {
  return coursesOf(analysis).get(JSON.stringify([scenario, wish.trials, wish.redraws]), () =>
    courseAnew(analysis, scenario, wish),
  );
}

/**
 * The edits of the text that write trials into it, in their order, and the places of those trials that can’t be
 * written. `redraws` are those of the branch, where there is one.
 */
export function trialEdits(
  analysis: Analysis,
  scenario: number,
  trials: readonly Trial[],
  redraws: readonly Redraw[] = [],
): { readonly edits: readonly TextEdit[]; readonly lost: readonly number[] } {
  const { pieces, told } = copyFor(analysis, scenario, { trials, redraws });
  return {
    edits: editsBetween(analysis.reading.text, pieces),
    lost: told.flatMap(({ lost }, index) => (lost === undefined ? [] : [index])),
  };
}

function courseAnew(analysis: Analysis, index: number, wish: Wish): WishedCourse | undefined {
  const copy = copyFor(analysis, index, wish);
  const scenario = copy.analysis.scenarios[index];
  if (scenario === undefined) return undefined;
  const { key, told: redraws } = withRedraws(scenario, wish.redraws);
  return {
    analysis: copy.analysis,
    scenario,
    key,
    ...copyPlaces(analysis, copy.analysis, copy.pieces),
    trials: copy.told,
    redraws,
  };
}

/** A course and its branch are of one copy, unless something is tried at a step that only the branch has. */
function copyFor(analysis: Analysis, index: number, { trials, redraws }: Wish): Copy {
  const copy = settledCopy(analysis, { index, redraws: [] }, trials);
  return redraws.length > 0 && copy.told.some(({ lost }, at) => isUntold(trials[at], lost))
    ? settledCopy(analysis, { index, redraws }, trials)
    : copy;
}

function settledCopy(analysis: Analysis, tried: TrialQuestions, trials: readonly Trial[]): Copy {
  return revalidated((some) => copyWith(analysis, tried, some), tried, trials);
}

/** Each trial is made in the copy that those before it have made. */
function copyWith(analysis: Analysis, tried: TrialQuestions, trials: readonly Trial[]): Copy {
  const last = trials.at(-1);
  if (last === undefined) return copyOf(analysis);
  return copiesOf(analysis).get(JSON.stringify([tried, trials]), () =>
    withTrial(copyWith(analysis, tried, trials.slice(0, -1)), tried, last),
  );
}
