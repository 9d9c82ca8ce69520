/**
 * Escapes words of a document for Markdown that is read as source as well as rendered: backslashes only where text
 * would be read as markup.
 */

import { onOneLine } from '../../engine/index.ts';
import { withVisibleMarks } from '../../protocol/index.ts';

/**
 * Markup anywhere in a line. An underscore within a word isn't markup; a tilde or dollar sign after a space and before
 * a letter or digit has no counterpart to close it; URLs and entities are escaped at one character.
 */
const anywhere =
  /[\\`*]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?<!^| )[~$]|[~$](?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?[\p{L}\p{N}]+;)|\](?=\()|:(?=\/\/)|(?<=www)\.|(?<=[\w.+-])@(?=\w)/giu;

/** The start of a heading, quotation, list, rule, checkbox or link definition. */
const atStart = /^(?:>|#{1,6}(?=\s|$)|[-+](?=\s|$)|-(?=[-\s]*$)|\[(?=[ x]\]|.*\]:))/iu;

/** The number of a list item; the character after it makes it one. */
const numberAtStart = /^(\d{1,9})(?=[.)](?:\s|$))/u;

/** For text within a line, after other words or within markup. */
export function markdownWords(text: string): string {
  return onOneLine(withVisibleMarks(text)).trim().replace(anywhere, '\\$&');
}

/** For text at the beginning of a paragraph, list item or quotation. */
export function markdownLine(text: string): string {
  return markdownWords(text).replace(atStart, '\\$&').replace(numberAtStart, '$1\\');
}

/** For text after a heading's mark, which may also be closed by such marks. */
export function markdownHeading(text: string): string {
  return markdownWords(text).replace(/(?<=^|\s)#+$/u, '\\$&');
}

/** For text in a table cell. */
export function markdownCell(text: string): string {
  return markdownWords(text).replaceAll('|', '\\|');
}

/** `parts` are Markdown, each of one or more lines; consecutive blank lines are merged. */
export function markdownPage(parts: readonly string[]): string {
  return `${parts
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()}\n`;
}
