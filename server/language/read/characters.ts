/** Character classes for reading sentences: blanks, line breaks, letters, quotation marks. */

const blanks = new Set<number>([
  0x09,
  0x0b,
  0x0c,
  0x20,
  0xa0,
  0xad,
  0x1680,
  0x202f,
  0x205f,
  0x3000,
  0xfeff,
  0x200b,
  0x200c,
  0x200d,
  0x2060,
  ...Array.from({ length: 11 }, (_, step) => 0x2000 + step),
]);

/** Non-breaking spaces, soft hyphens and zero-width characters count as blanks, since word processors insert them. */
export function isBlank(code: number): boolean {
  return code === 0x20 || blanks.has(code);
}

export const softHyphen = 0xad;

/** Length of the line break at an offset; 0 if there is none. */
export function breakAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === 0x0a) return 1;
  if (code === 0x0d) return text.charCodeAt(at + 1) === 0x0a ? 2 : 1;
  return 0;
}

/** Length of the letter, or combining mark, that starts at an offset; 0 if there is none. */
export function letterAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 0x80) return isPlainLetter(code) ? 1 : 0;
  if (Number.isNaN(code)) return 0;
  const point = text.codePointAt(at) ?? 0;
  return isOtherLetter(point) ? (point > 0xffff ? 2 : 1) : 0;
}

export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/**
 * Whether a word may be (part of) a name without quotes: it starts with a capital, also after an elided article as in
 * `d’Arcy`, or its script has no capitals.
 */
export function isCapitalised(word: string): boolean {
  const code = word.charCodeAt(0);
  if (code < 0x80) return (code >= 0x41 && code <= 0x5a) || isShortened(word);
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  return first !== first.toLowerCase() || (first === first.toUpperCase() && /\p{L}/u.test(first));
}

function isShortened(word: string): boolean {
  const mark = word.charAt(1);
  return (mark === "'" || mark === '’') && /^[dl].\p{Lu}/u.test(word);
}

/** The marks that close a quotation mark; undefined if the character opens no quotation. */
export function closersOf(opener: string): string | undefined {
  return closers.get(opener);
}

const closers: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['”', '”'],
  ['„', '“”‟'],
  ['‟', '”'],
  ['«', '»'],
  ['»', '«»'],
  ['‹', '›'],
  ['›', '‹›'],
]);

/** Whether a quotation mark starts a new quotation, so that the one opened by `opener` must have been left open. */
export function opensAnew(text: string, at: number, opener: string): boolean {
  if (text[at] !== opener) return false;
  if (opener !== '"') return !(closers.get(opener) ?? '').includes(opener);
  return startsWord(text, at) && leadsOn(text, at + 1);
}

function startsWord(text: string, at: number): boolean {
  return at === 0 || isBlank(text.charCodeAt(at - 1)) || breakAt(text, at - 1) > 0;
}

function leadsOn(text: string, at: number): boolean {
  return letterAt(text, at) > 0 || isDigit(text.charCodeAt(at)) || '(‘’\'"“…—–'.includes(text[at] ?? ' ');
}

function isPlainLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

function isOtherLetter(point: number): boolean {
  return /[\p{L}\p{M}]/u.test(String.fromCodePoint(point));
}
