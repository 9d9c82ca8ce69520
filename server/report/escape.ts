/** Words of a document within Markdown and HTML: shown, and nothing more; characters that nobody sees are shown as well. */
import { withVisibleMarks } from '../protocol/index.ts';

/** Every character that Markdown could take for markup, and what it could take for an address. */
export function escapeMarkdown(text: string): string {
  return withVisibleMarks(text).replace(/[\\`*_{}[\]()#+\-.!|<>~&]|:(?=\/\/)/g, '\\$&').replace(/\s*[\r\n]\s*/g, ' ');
}

export function escapeHtml(text: string): string {
  return withVisibleMarks(text).replace(/[&<>"']/g, (mark) => entities.get(mark) ?? mark);
}

const entities: ReadonlyMap<string, string> = new Map([['&', '&amp;'], ['<', '&lt;'], ['>', '&gt;'], ['"', '&quot;'], ["'", '&#39;']]);
