/** Words of a document within XML. */
import { escapeHtml } from '../pages/escape.ts';

/**
 * Escaped, with invisible characters to see, and without the characters that XML has no place for: control characters,
 * halves of surrogate pairs, and non-characters.
 */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
}
