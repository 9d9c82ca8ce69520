/** Where the redraws of a branch fall in its course. */
import type { Step } from '../../engine/index.ts';
import { courseKey, redrawn, type CourseKey } from '../course-key.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';
import { contestAmong, stepBy } from './finding-step.ts';
import type { Redraw, ToldRedraw } from './wish.ts';

/**
 * Each step is looked for in the course as redrawn by those before it; one that isn’t there any more ends the
 * redrawing.
 */
export function withRedraws(
  scenario: ScenarioAnalysis,
  redraws: readonly Redraw[],
): { readonly key: CourseKey; readonly told: readonly ToldRedraw[] } {
  let key = courseKey(scenario.seed);
  const told: ToldRedraw[] = [];
  for (const redraw of redraws) {
    const { seed } = redraw;
    const found = told.every((each) => each.step !== undefined) ? findStep(scenario, key, redraw) : undefined;
    if (found !== undefined) key = redrawn(key, { after: found.picks, seed });
    told.push(found === undefined ? { seed } : { seed, step: found.first.key, title: found.first.title });
  }
  return { key, told };
}

/**
 * The first step that is thrown anew where a step is, and how often anything had been picked before: it is another than
 * the step itself where what both tell was thrown at once.
 */
function findStep(
  scenario: ScenarioAnalysis,
  key: CourseKey,
  redraw: Redraw,
): { readonly first: Step; readonly picks: number } | undefined {
  const { rounds } = scenario.timeline(key);
  const found = stepBy(rounds, redraw) ?? contestAmong(scenario.scenario, rounds, redraw);
  if (found === undefined) return undefined;
  const {
    round: { steps, picksBefore },
    step: {
      thrown: { from },
    },
  } = found;
  const at = steps.indexOf(found.step);
  const first = steps.find(({ thrown }, index) => index >= at || (thrown.to > thrown.from && thrown.to > from));
  return first === undefined ? undefined : { first, picks: picksBefore + from };
}
