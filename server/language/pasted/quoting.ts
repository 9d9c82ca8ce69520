/** Puts a writer’s words in quotes, as one quotation. */
import { ownValue } from '../../engine/index.ts';

const pairs: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»', '‘': '’' };

/** A text in quotes; replaces quotes around all of it, and turns those inside into single ones. */
export function inQuotes(text: string): string {
  const plain = unquoted(text.replace(/\s+/gu, ' ').trim());
  let isOpen = false;
  const inner = plain.replace(/"/gu, () => {
    isOpen = !isOpen;
    return isOpen ? '‘' : '’';
  });
  return `"${inner}"`;
}

/** Whether a text is one quotation and nothing else. */
export function isQuotation(text: string): boolean {
  return text.length > 2 && unquoted(text) !== text;
}

/** A text without the quotes around all of it. */
export function unquoted(text: string): string {
  const open = text[0] ?? '';
  const close = ownValue(pairs, open);
  if (close === undefined || text.length < 2 || !text.endsWith(close)) return text;
  const inner = text.slice(1, -1);
  return inner.includes(close) || inner.includes(open) ? text : inner;
}
