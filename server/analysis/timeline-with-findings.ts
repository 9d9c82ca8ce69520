/** One course of a scenario, with findings attached to the steps that they affect. */
import { deriveTriple, type Finding, type PlayedRound, type Timeline } from '../engine/index.ts';
import {
  placedFindings,
  roundFindings,
  timelineFindings,
  type PlacedFindings,
  type StepFindings,
  type TimelineWithFindings,
} from '../report/index.ts';
import type { Analysis } from './analysis.ts';
import { say } from './findings.ts';
import type { CourseKey } from './course-key.ts';
import type { ScenarioAnalysis } from './scenario-analysis.ts';

/** A course, by default the scenario's own. */
export function timelineWithFindings(
  analysis: Analysis,
  played: ScenarioAnalysis,
  course?: number | CourseKey,
): TimelineWithFindings {
  return withFindings(analysis, played, played.timeline(course), played.findings);
}

/**
 * A course, or some of its rounds, with the findings known soon: for a panel that can’t wait and is refreshed when more
 * is known.
 */
export function timelineWithPromptFindings(
  analysis: Analysis,
  played: ScenarioAnalysis,
  timeline: Timeline,
): TimelineWithFindings {
  return withFindings(analysis, played, timeline, played.findingsSoon);
}

/** The findings known soon about one round of a course. */
export function roundWithFindings(
  { analysis, played }: { readonly analysis: Analysis; readonly played: ScenarioAnalysis },
  round: PlayedRound,
  at: number,
): StepFindings {
  return roundFindings(placed(analysis, played, played.findingsSoon), round, at === 0);
}

function withFindings(
  analysis: Analysis,
  played: ScenarioAnalysis,
  timeline: Timeline,
  found: readonly Finding[],
): TimelineWithFindings {
  return { ...timeline, findings: timelineFindings(placed(analysis, played, found), timeline) };
}

/**
 * Cached, since a panel requests its rounds one by one. Findings of severity info cast no doubt on the play and are
 * left out.
 */
const placed = deriveTriple(
  'findings by place',
  (analysis: Analysis, played: ScenarioAnalysis, found: readonly Finding[]): PlacedFindings => {
    const { scenario } = played;
    const findings = [...problemsOf(analysis, played), ...found]
      .filter(({ severity }) => severity !== 'info')
      .map((finding) => ({ source: finding.source, text: say(finding) }));
    return placedFindings({ scenario, linesOf: analysis.linesOf }, findings);
  },
);

/**
 * Reading problems that affect the scenario: in its own sentences, in the head of the file, and in what either
 * includes.
 */
function problemsOf({ reading }: Analysis, { scenario }: ScenarioAnalysis): readonly Finding[] {
  const others = reading.scenarios.filter((each) => each.scenario !== scenario);
  const elsewhere = new Set(
    others.flatMap(({ from, to }) => reading.document.sentences.slice(from, to).map(({ id }) => id)),
  );
  return reading.problems.filter(({ source }) => {
    const at = source.file === reading.file ? source : reading.reached.get(source.file);
    return at !== undefined && !elsewhere.has(at.sentence);
  });
}
