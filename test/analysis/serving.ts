/** Does with a text all that can be done with it, as editor and command line would. */
import { analyze, say, timelineWithFindings, type Analysis } from '../../server/analysis/index.ts';
import { oddsText, timelineJson, transcript } from '../../server/report/index.ts';

export interface Served {
  /** What is found, as `line:column: message`. */
  readonly findings: readonly string[];
  /** The odds of all scenarios as text. */
  readonly odds: string;
  /** The course of all scenarios as text. */
  readonly course: string;
}

export function serve(text: string): Served {
  return serveAnalysis(analyze(text, { file: 'test.clash' }));
}

/** The same of what has been read already. */
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
