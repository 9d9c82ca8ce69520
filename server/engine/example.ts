/** The example of a check, written once: what is wrong, marked by carets, and what mends it. */
import type { RuleText } from './finding.ts';

/**
 * Both texts of an example. It begins with a line break, and each line has a margin of two characters: `- ` for a line
 * of the wrong text alone, `+ ` for one of the right text alone, blanks for one of both. A line of carets marks what is
 * found in the line above it. Throws an error that names a line without a margin.
 */
export function example(text: string): Pick<RuleText, 'bad' | 'good'> {
  const lines = text.replace(/^\n/u, '').split('\n');
  const stray = lines.find((line) => !/^(?:[-+ ] |$)/u.test(line));
  if (stray !== undefined) throw new Error(`A line of an example has no margin: ${stray}`);
  return {
    bad: textOf(lines, '-'),
    good: textOf(
      lines.filter((line) => !isMarks(line)),
      '+',
    ),
  };
}

/** In the text, marks are comments. */
function textOf(lines: readonly string[], own: '-' | '+'): string {
  const other = own === '-' ? '+' : '-';
  return lines
    .filter((line) => !line.startsWith(other))
    .map((line) => (isMarks(line) ? `//${line.slice('  //'.length)}` : line.slice('  '.length)))
    .join('\n');
}

function isMarks(line: string): boolean {
  return /^ *\^[ ^]*$/u.test(line);
}
