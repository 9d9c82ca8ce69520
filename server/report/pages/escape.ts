/**
 * Words of a document within Markdown and HTML: shown, and nothing more; characters that nobody sees are shown as well.
 */
import { onOneLine } from '../../engine/index.ts';
import { withVisibleMarks } from '../../protocol/index.ts';

/** Every character that Markdown could take for markup, and what it could take for an address. */
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
