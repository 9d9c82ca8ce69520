/** Words of a document within XML. */
import { escapeHtml } from '../escape.ts';

/** What would turn the direction of all that stands behind it. */
const turning = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Escaped, without what turns directions, and without the characters that XML has no place for: control characters, halves of surrogate pairs, and non-characters. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(turning, '').replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
}
