/** Escapes words of a document for Markdown and HTML, and makes invisible characters visible. */
import { onOneLine } from '../../engine/index.ts';
import { withVisibleMarks } from '../../protocol/index.ts';

/** Escapes every character that Markdown could read as markup or as part of a URL. */
export function escapeMarkdown(text: string): string {
  return onOneLine(withVisibleMarks(text)).replace(/[\\`*_{}[\]()#+\-.!|<>~&]|:(?=\/\/)/g, '\\$&');
}

export function escapeHtml(text: string): string {
  return withVisibleMarks(text).replace(/[&<>"']/g, (mark) => entities.get(mark) ?? mark);
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
