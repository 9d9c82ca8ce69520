/** One course of a scenario, with what is found in its sentences told at the steps they lead to. */
import type { Finding } from '../engine/index.ts';
import { stepFindings, type ToldTimeline } from '../report/index.ts';
import type { Analysis } from './analysis.ts';
import { say } from './findings.ts';
import type { ScenarioAnalysis } from './scenario-analysis.ts';

/** The course of a seed, the scenario's own where none is named. What is only good to know leaves no doubt about what is played and is not told. */
export function toldTimeline(analysis: Analysis, played: ScenarioAnalysis, seed?: number): ToldTimeline {
  const { scenario } = played;
  const timeline = played.timeline(seed);
  const findings = [...problemsOf(analysis, played), ...played.findings]
    .filter(({ severity }) => severity !== 'info')
    .map((finding) => ({ source: finding.source, text: say(finding) }));
  return { ...timeline, findings: stepFindings({ scenario, timeline, linesOf: analysis.linesOf }, findings) };
}

/** What can't be read of the scenario: in its own sentences, in the head of the file, and in what either includes. */
function problemsOf({ reading }: Analysis, { scenario }: ScenarioAnalysis): readonly Finding[] {
  const others = reading.scenarios.filter((each) => each.scenario !== scenario);
  const elsewhere = new Set(others.flatMap(({ from, to }) => reading.document.sentences.slice(from, to).map(({ id }) => id)));
  return reading.problems.filter(({ source }) => {
    const at = source.file === reading.file ? source : reading.reached.get(source.file);
    return at !== undefined && !elsewhere.has(at.sentence);
  });
}
