/** Examples of what is wrong, with the place and the words of every finding in comments. */
import type { Finding } from '../engine/index.ts';
import { analyze, type Analysis } from './analysis.ts';
import { say } from './findings.ts';

/**
 * The example with a comment under each place of a finding that says what is wrong there; as it is where nothing is
 * found. With a rule, its findings alone count.
 */
export function markedExample(text: string, rule?: string): string {
  const plain = unmarked(text);
  const analysis = analyze(plain, { file: 'example.clash' });
  const found =
    rule === undefined
      ? analysis.findings
      : [...analysis.findings, ...analysis.outcomeFindings].filter((finding) => finding.rule === rule);
  const marks = found.map((finding) => markOf(analysis, finding));
  if (marks.length === 0) return text;
  return plain
    .split('\n')
    .flatMap((line, index) => [line, ...marks.filter((mark) => mark.line === index).map(({ words }) => words)])
    .join('\n');
}

/** Without the comments that point at the line above. */
function unmarked(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*\/\/[\s^]*\^/.test(line))
    .join('\n');
}

interface Mark {
  /** From 0. */
  readonly line: number;
  readonly words: string;
}

/** Of a place in several lines the first is marked, and of the two characters below which `//` stands none. */
function markOf(analysis: Analysis, finding: Finding): Mark {
  const { start, end } = analysis.rangeOf(finding.source) ?? { start: 0, end: 0 };
  const [from, to] = [analysis.lines.positionAt(start), analysis.lines.positionAt(end)];
  const last = to.line === from.line ? to.character : analysis.lines.endOf(from.line).character;
  const first = Math.max(2, from.character);
  return {
    line: from.line,
    words: `//${' '.repeat(first - 2)}${'^'.repeat(Math.max(1, last - first))} ${say(finding)}`,
  };
}
