/** Finds where the redraws of a branch apply in its course. */
import type { Step } from '../../engine/index.ts';
import { courseKey, redrawn, type CourseKey } from '../course-key.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';
import { contestAmong, stepBy } from './finding-step.ts';
import type { Redraw, RedrawResult } from './wish.ts';

/**
 * Looks for each step in the course with the redraws before it; after a step that no longer exists, no more redraws
 * apply.
 */
export function withRedraws(
  scenario: ScenarioAnalysis,
  redraws: readonly Redraw[],
): { readonly key: CourseKey; readonly results: readonly RedrawResult[] } {
  let key = courseKey(scenario.seed);
  const results: RedrawResult[] = [];
  for (const redraw of redraws) {
    const { seed } = redraw;
    const found = results.every((each) => each.step !== undefined) ? findStep(scenario, key, redraw) : undefined;
    if (found !== undefined) key = redrawn(key, { after: found.picks, seed });
    results.push(found === undefined ? { seed } : { seed, step: found.first.key, title: found.first.title });
  }
  return { key, results };
}

/**
 * The first step whose throws change with a step’s, and the number of picks before it: an earlier step than the given
 * one if both were thrown together.
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
