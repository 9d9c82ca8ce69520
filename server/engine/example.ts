/** Parses the example of a check: the wrong text, marked by carets, and the corrected one. */
import type { RuleText } from './finding.ts';

/**
 * Both texts of an example. It begins with a line break, and each line has a margin of two characters: `- ` for a line
 * of the wrong text only, `+ ` for one of the right text only, spaces for one of both. A line of carets marks what is
 * found in the line above it. Throws an error that names a line without a margin.
 */
export function example(text: string): Pick<RuleText, 'bad' | 'good'> {
  const lines = text.replace(/^\n/u, '').split('\n');
  const stray = lines.find((line) => !/^(?:[-+ ] |$)/u.test(line));
  if (stray !== undefined) throw new Error(`A line of an example has no margin: ${stray}`);
  const wrong = lines.filter((line) => !line.startsWith('+'));
  const right = lines.filter((line) => !line.startsWith('-') && !isMarks(line));
  return {
    bad: wrong.map((line) => (isMarks(line) ? commentOf(line) : textOf(line))).join('\n'),
    good: right.map(textOf).join('\n'),
  };
}

function isMarks(line: string): boolean {
  return /^ *\^[ ^]*$/u.test(line);
}

function textOf(line: string): string {
  return line.slice('- '.length);
}

/** In the text, marks are a comment. */
function commentOf(marks: string): string {
  return `//${textOf(marks).slice('//'.length)}`;
}
