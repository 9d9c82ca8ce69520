/** Annotates examples of mistakes with the position and message of every finding, in comments. */
import type { Finding } from '../engine/index.ts';
import { analyze, type Analysis } from './analysis.ts';
import { say } from './findings.ts';

/**
 * The example with a comment below the place of each finding that says what is wrong there; unchanged if there are
 * none. With a rule, only its findings count.
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

/** Of a range over several lines the first is marked; the two characters above `//` can’t be. */
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
