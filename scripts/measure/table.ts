/** Formats figures, times and sizes, and tables of them in Markdown. */

/** The first row is the head; `below` is a note for readers. */
export interface Table {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
  readonly below?: string;
}

/** The table as text, followed by an empty line. */
export function markdown({ title, rows, below }: Table): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const cellOf = (row: readonly string[], column: number, width: number): string =>
    column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width);
  const lineOf = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => cellOf(row, column, width)).join(' | ')} |`;
  const rule =
    '|' +
    `${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [
    `### ${title}`,
    '',
    lineOf(head),
    rule,
    ...rows.slice(1).map(lineOf),
    '',
    ...(below === undefined ? [] : [below, '']),
  ].join('\n');
}

/** Milliseconds with two significant digits: `0.034 ms`, `8.3 ms`, `18 ms`, `1,200 ms`. */
export function time(milliseconds: number): string {
  return `${rounded(milliseconds)} ms`;
}

/** A ratio of two times: `×12,000`. */
export function ratio(slow: number, fast: number): string {
  return `×${rounded(slow / fast)}`;
}

/** Bytes as whole megabytes, or as kilobytes below ten megabytes. */
export function size(bytes: number): string {
  return bytes < 1e7 ? `${whole(bytes / 1e3)} kB` : `${whole(bytes / 1e6)} MB`;
}

/** A whole number with thousands separators: `10,117`. */
export function whole(number: number): string {
  return Math.round(number).toLocaleString('en');
}

function rounded(number: number): string {
  return number.toLocaleString('en', { maximumSignificantDigits: 2 });
}
