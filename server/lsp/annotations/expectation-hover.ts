/** Hover text for expectations: the figure, how it was computed, and whether it is as expected. */
import type { Position } from 'vscode-languageserver';
import { expectationResults, type Analysis, type ScenarioAnalysis } from '../../analysis/index.ts';
import { sameSource } from '../../engine/index.ts';
import { targetAt, type HoverTarget } from '../../language/index.ts';
import { expectationMarkdown } from '../../report/index.ts';

/** The scenario that has to be judged for a hover at a position: none if nothing is expected there. */
export function judgedAt(analysis: Analysis, position: Position): readonly ScenarioAnalysis[] {
  const target = targetAt(analysis.reading, analysis.lines.offsetAt(position));
  return target === undefined ? [] : expectingIn(analysis, target);
}

/** Shown until an expectation is judged. */
const notJudged = '*Not judged yet: its chance is still being computed*';

/** Markdown for each expectation in the sentence at the hover. */
export function expectationsAt(analysis: Analysis, target: HoverTarget): readonly string[] {
  return expectingIn(analysis, target).flatMap((scenario) =>
    scenario.knownLaterFindings === undefined
      ? [notJudged]
      : expectationResults(analysis, scenario)
          .filter(({ expectation }) => sameSource(expectation.source, target.part))
          .map(expectationMarkdown),
  );
}

function expectingIn({ scenarios }: Analysis, { part, scenario = 0 }: HoverTarget): readonly ScenarioAnalysis[] {
  return scenarios
    .slice(scenario, scenario + 1)
    .filter((each) => each.scenario.expectations.some(({ source }) => sameSource(source, part)));
}
