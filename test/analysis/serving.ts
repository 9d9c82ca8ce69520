/** Does everything with a text that editor and command line do. */
import { analyze, say, timelineWithFindings, type Analysis } from '../../server/analysis/index.ts';
import { oddsText, timelineJson, transcript } from '../../server/report/index.ts';

export interface Served {
  /** The findings, as `line:column: message`. */
  readonly findings: readonly string[];
  /** The odds of all scenarios as text. */
  readonly odds: string;
  /** The course of all scenarios as text. */
  readonly course: string;
}

export function serve(text: string): Served {
  return serveAnalysis(analyze(text, { file: 'test.clash' }));
}

/** The same for a text that has already been read. */
export function serveAnalysis(analysis: Analysis): Served {
  const timelines = analysis.scenarios.map((scenario) => timelineWithFindings(analysis, scenario));
  JSON.stringify(timelineJson(timelines, analysis.linesOf));
  return {
    findings: analysis.findings.map((finding) => {
      const { line, character } = analysis.lines.positionAt(analysis.rangeOf(finding.source)!.start);
      return `${line + 1}:${character + 1}: ${say(finding)}`;
    }),
    odds: oddsText(
      analysis.scenarios.map((scenario) => scenario.odds()),
      analysis.linesOf,
    ),
    course: transcript(timelines, analysis.linesOf, 'text'),
  };
}
