/** Tables as comma-separated values (RFC 4180), for spreadsheets and programs. */
import { withVisibleMarks } from '../../protocol/index.ts';

/** Words of a document, or a number. */
export type Cell = string | number | bigint | undefined;

/** A row; it ends as the format wants it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === undefined) return '';
  return typeof cell === 'string' ? quoted(harmless(withVisibleMarks(cell))) : String(cell);
}

/**
 * A spreadsheet takes what begins like this for a formula; behind an apostrophe it is text. Some look for it behind
 * white space too.
 */
function harmless(text: string): string {
  return /^\s*[=+\-@\t\r\n]/u.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
