/** Escapes words of a document for XML. */
import { escapeHtml } from '../pages/escape.ts';

/**
 * Escaped, with invisible characters made visible, and without characters that XML doesn’t allow: control characters,
 * unpaired surrogates and noncharacters.
 */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
}
