/** The findings of a text, for tests of single cases. */
import { analyze, say } from '../../server/analysis/index.ts';

/** All findings, as `line rule: message`, by line. */
export function findingsIn(text: string): readonly string[] {
  const analysis = analyze(text, { file: 'test.clash' });
  return analysis.findings
    .map((finding) => {
      const { line } = analysis.lines.positionAt(analysis.rangeOf(finding.source)?.start ?? 0);
      return { line: line + 1, words: `${line + 1} ${finding.rule}: ${say(finding)}` };
    })
    .sort((one, other) => one.line - other.line)
    .map(({ words }) => words);
}

/** The rules of all findings, with their lines: `7 pin-is-gone`. */
export function rulesIn(text: string): readonly string[] {
  return findingsIn(text).map((words) => words.slice(0, words.indexOf(':')));
}
