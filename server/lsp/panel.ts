/** Answers the panel: one scenario played, and the step that belongs to a line. */
import type { Analysis, ScenarioAnalysis } from '../analysis/index.ts';
import type { PanelAnswer, PanelRequest, StepAtAnswer, StepAtRequest } from '../protocol/index.ts';
import { panelModel } from '../report/index.ts';
import type { Versioned } from './workbench.ts';

export function panelAnswer({ analysis, version }: Versioned, { uri, scenario: index, seed }: PanelRequest): PanelAnswer {
  const scenario = analysis.scenarios[index];
  if (scenario === undefined) return null;
  const own = seed ?? scenario.seed;
  return panelModel({
    uri, version, index,
    scenarios: analysis.scenarios.map((each) => each.scenario),
    ruleset: scenario.ruleset,
    timeline: scenario.timeline(own),
    odds: scenario.odds(own),
    errors: analysis.findings.filter((finding) => finding.severity === 'error').length,
    linesOf: analysis.linesOf,
  }) ?? null;
}

/** The scenario that a line is in, and the last of its steps that begins at or above the line within the same round. */
export function stepAt(analysis: Analysis, { line, seed }: StepAtRequest): StepAtAnswer {
  const index = scenarioAt(analysis, line);
  const scenario = analysis.scenarios[index];
  const step = scenario === undefined ? undefined : stepAtLine(analysis, scenario, line, seed);
  return { scenario: index, ...(step === undefined ? {} : { step }) };
}

/** The last scenario that begins at or above the line; the first where none does. */
export function scenarioAt(analysis: Analysis, line: number): number {
  const starts = analysis.scenarios.map((each) => analysis.linesOf(each.scenario.source).from);
  return Math.max(0, starts.findLastIndex((start) => start <= line));
}

function stepAtLine(analysis: Analysis, scenario: ScenarioAnalysis, line: number, seed: number | undefined): string | undefined {
  const written = scenario.scenario.rounds.findLastIndex((round) => analysis.linesOf(round.source).from <= line);
  const steps = scenario.timeline(seed).rounds.find((round) => round.index === written)?.steps ?? [];
  const above = steps.map((step) => ({ key: step.key, lines: analysis.linesOf(step.source) }))
    .filter(({ lines }) => lines.uri === analysis.reading.file && lines.from <= line);
  const nearest = Math.max(...above.map(({ lines }) => lines.from));
  return above.find(({ lines }) => lines.from === nearest)?.key;
}
