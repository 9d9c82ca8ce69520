/**
 * Words of a document in Markdown that is read as it stands as well as rendered: with a backslash only where they would
 * be taken for markup.
 */

import { onOneLine } from '../../engine/index.ts';
import { withVisibleMarks } from '../../protocol/index.ts';

/**
 * What is markup wherever it stands. An underscore within a word is none; a tilde and a dollar sign only begin
 * something that nothing ends, if a space is before them and a letter or digit behind; addresses and entities are
 * disarmed at one place.
 */
const anywhere =
  /[\\`*]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?<!^| )[~$]|[~$](?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?[\p{L}\p{N}]+;)|\](?=\()|:(?=\/\/)|(?<=www)\.|(?<=[\w.+-])@(?=\w)/giu;

/** What begins a heading, a quotation, a list, a rule, a box to tick or the definition of a link. */
const atStart = /^(?:>|#{1,6}(?=\s|$)|[-+](?=\s|$)|-(?=[-\s]*$)|\[(?=[ x]\]|.*\]:))/iu;

/** The number of a list; its sign is what makes it one. */
const numberAtStart = /^(\d{1,9})(?=[.)](?:\s|$))/u;

/** In one line, behind other words of that line or within marks. */
export function markdownWords(text: string): string {
  return onOneLine(withVisibleMarks(text)).trim().replace(anywhere, '\\$&');
}

/** In one line, at the beginning of a paragraph, an item or a quotation. */
export function markdownLine(text: string): string {
  return markdownWords(text).replace(atStart, '\\$&').replace(numberAtStart, '$1\\');
}

/** Behind the mark of a heading, which may be closed by such marks too. */
export function markdownHeading(text: string): string {
  return markdownWords(text).replace(/(?<=^|\s)#+$/u, '\\$&');
}

/** In a cell of a table. */
export function markdownCell(text: string): string {
  return markdownWords(text).replaceAll('|', '\\|');
}

/** `parts` are Markdown, a line or some lines each; no two blank lines follow each other. */
export function markdownPage(parts: readonly string[]): string {
  return `${parts
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()}\n`;
}
