/** Answers the panel: one scenario played, and the step that belongs to a line. */
import { toldTimeline, type Analysis } from '../analysis/index.ts';
import type { PanelAnswer, PanelRequest, StepAtAnswer, StepAtRequest } from '../protocol/index.ts';
import { panelModel, stepAtLine } from '../report/index.ts';
import type { Versioned } from './workbench.ts';

export function panelAnswer({ analysis, version }: Pick<Versioned, 'analysis' | 'version'>, { uri, scenario: index, seed }: PanelRequest): PanelAnswer {
  const scenario = analysis.scenarios[index];
  if (scenario === undefined) return null;
  const own = seed ?? scenario.seed;
  return panelModel({
    uri, version, index,
    scenarios: analysis.scenarios.map((each) => each.scenario),
    ruleset: scenario.ruleset,
    timeline: toldTimeline(analysis, scenario, own),
    odds: scenario.odds(own),
    errors: analysis.findings.filter((finding) => finding.severity === 'error').length,
    linesOf: analysis.linesOf,
  }) ?? null;
}

/** The scenario that a line is in, and the last of its steps that begins at or above the line within the same round. */
export function stepAt(analysis: Analysis, { line, seed }: StepAtRequest): StepAtAnswer {
  const index = scenarioAt(analysis, line);
  const scenario = analysis.scenarios[index];
  const step = scenario === undefined ? undefined
    : stepAtLine({ scenario: scenario.scenario, timeline: scenario.timeline(seed), linesOf: analysis.linesOf }, line);
  return { scenario: index, ...(step === undefined ? {} : { step }) };
}

/** The last scenario that begins at or above the line; the first where none does. */
export function scenarioAt(analysis: Analysis, line: number): number {
  const starts = analysis.scenarios.map((each) => analysis.linesOf(each.scenario.source).from);
  return Math.max(0, starts.findLastIndex((start) => start <= line));
}
