/** Tables as comma-separated values (RFC 4180), for spreadsheets and programs. */
import { withVisibleMarks } from '../../protocol/index.ts';

/** Words of a document, or a number. */
export type Cell = string | number | bigint | undefined;

/** One row with its line end. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === undefined) return '';
  return typeof cell === 'string' ? quoted(harmless(withVisibleMarks(cell))) : String(cell);
}

/**
 * A spreadsheet treats text that begins like this as a formula, some even after white space; a leading apostrophe makes
 * it text.
 */
function harmless(text: string): string {
  return /^\s*[=+\-@\t\r\n]/u.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
