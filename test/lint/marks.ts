/** Marked text: comment lines with carets under the reported words, as `//   ^^^^`. */

/** One marked range: lines from 1, columns from 0. */
export interface MarkedRange {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

const markLine = /^\s*\/\/[\s^]*\^[^\n]*$/;

/** The marks of a text, in its order. */
export function marksOf(text: string): readonly MarkedRange[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!markLine.test(line)) return [];
    const spoken = lines.findLastIndex((other, place) => place < index && !markLine.test(other));
    return [...line.matchAll(/\^+/g)].map((match) => ({
      line: spoken + 1,
      from: match.index,
      to: match.index + match[0].length,
    }));
  });
}

/** The text without its marks. */
export function unmarked(text: string): string {
  return text
    .split('\n')
    .filter((line) => !markLine.test(line))
    .join('\n');
}
