/** Tokens of sentences: words, numbers, quoted prose and marks. */
import { onOneLine } from '../../engine/index.ts';
import { bounds } from './bounds.ts';
import { breakAt, closersOf, isBlank, isDigit, letterAt, opensAnew, softHyphen } from './characters.ts';

export type TokenKind = 'word' | 'number' | 'prose' | 'mark';

/**
 * One token; `start` and `end` count from the sentence's first character.
 * `text` is its content: without quotes and soft hyphens, with plain apostrophes, with a blank for each line break.
 * `onNewLine` is set if it is the first of its line within a sentence, `open` if a closing quote is missing,
 * `stop` if the full stop of an abbreviation follows it.
 */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly onNewLine: boolean;
  readonly open: boolean;
  readonly stop?: true;
}

/** A token with its offset in the text; `reach` is the end of what was looked at to scan it. */
export interface Scanned {
  readonly kind: TokenKind;
  readonly text: string;
  readonly end: number;
  readonly reach: number;
  readonly open: boolean;
}

/** Scans the token at an offset, which must not be a blank, a line break or a comment. A title ends with its line. */
export function scanToken(text: string, at: number, isTitle = false): Scanned {
  const opener = text[at] ?? '';
  const closers = closersOf(opener);
  if (closers !== undefined) return scanProse(text, at, { opener, closers, isTitle });
  if (letterAt(text, at) > 0) return scanWord(text, at);
  if (isDigit(text.charCodeAt(at))) return scanNumber(text, at);
  const end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  return { kind: 'mark', text: text.slice(at, end), end, reach: end, open: false };
}

/** The tokens of a name as they occur in a sentence: `hits` and `}` of `hits}`. */
export function spelling(name: string): readonly string[] {
  const pieces: string[] = [];
  for (let at = 0; at < name.length;) {
    if (isBlank(name.charCodeAt(at)) || breakAt(name, at) > 0) {
      at += 1;
      continue;
    }
    const { text, end } = scanToken(name, at);
    pieces.push(text);
    at = end;
  }
  return pieces;
}

function scanWord(text: string, start: number): Scanned {
  let at = start;
  let plain = true;
  for (;;) {
    const letter = letterAt(text, at);
    const code = text.charCodeAt(at);
    if (letter > 0 || isDigit(code)) at += Math.max(1, letter);
    else if (joins(text[at]) && letterOrDigit(text, at + 1)) {
      plain &&= code === 0x2d || code === 0x27;
      at += 1;
    } else break;
    if (at - start > bounds.sentence) return beyondAll(text, start, at);
  }
  const written = text.slice(start, at);
  return { kind: 'word', text: plain ? written : plainWord(written), end: at, reach: at + 2, open: false };
}

/** A word longer than a sentence may be: its exact end doesn’t matter, so it extends to the next blank. */
function beyondAll(text: string, start: number, from: number): Scanned {
  const blank = /\s/gu;
  blank.lastIndex = from;
  const end = blank.exec(text)?.index ?? text.length;
  return { kind: 'word', text: text.slice(start, end), end, reach: end + 1, open: false };
}

function joins(character: string | undefined): boolean {
  return character !== undefined && "'’ʼ-‐‑\u00ad".includes(character);
}

function letterOrDigit(text: string, at: number): boolean {
  return letterAt(text, at) > 0 || isDigit(text.charCodeAt(at));
}

function plainWord(written: string): string {
  return written.replace(/[’ʼ]/gu, "'").replace(/[‐‑]/gu, '-').replaceAll('\u00ad', '');
}

function scanNumber(text: string, start: number): Scanned {
  let at = start;
  while (isDigit(text.charCodeAt(at))) at += 1;
  if (text[at] === '.' && isDigit(text.charCodeAt(at + 1))) {
    at += 1;
    while (isDigit(text.charCodeAt(at))) at += 1;
  }
  return { kind: 'number', text: text.slice(start, at), end: at, reach: at + 2, open: false };
}

/** The mark that opens a quotation, the marks that close it, and whether it ends with its line. */
interface Quoting {
  readonly opener: string;
  readonly closers: string;
  readonly isTitle: boolean;
}

/**
 * Quoted prose extends to its closing mark. If that is missing before the paragraph ends, it extends to the end of its
 * line, or to a full stop followed by at least two blanks.
 */
function scanProse(text: string, start: number, { opener, closers, isTitle }: Quoting): Scanned {
  let at = start + 1;
  let lineEnd = -1;
  for (;;) {
    const step = breakAt(text, at);
    const character = text[at];
    if (character === undefined || (isTitle && step > 0)) break;
    if (step > 0) {
      if (lineEnd < 0) lineEnd = at;
      const next = skipBlanks(text, at + step);
      if (next >= text.length || breakAt(text, next) > 0) {
        at = next;
        break;
      }
      at = next;
      continue;
    }
    if (opensAnew(text, at, opener)) break;
    if (closers.includes(character)) return prose(text, start, at, at + 1, at + 3, false);
    at += 1;
  }
  const end = trimmedEnd(text, start + 1, gapAfterStop(text, start + 1, lineEnd < 0 ? at : lineEnd));
  return prose(text, start, end, end, at + 3, true);
}

function prose(text: string, start: number, inner: number, end: number, reach: number, open: boolean): Scanned {
  return { kind: 'prose', text: unfold(text.slice(start + 1, inner)), end, reach, open };
}

/** Replaces a line break and the indentation around it by one blank; removes soft hyphens. */
function unfold(written: string): string {
  if (!/[\r\n\u00ad]/u.test(written)) return written;
  return onOneLine(written).replaceAll(String.fromCharCode(softHyphen), '');
}

function gapAfterStop(text: string, from: number, to: number): number {
  for (let at = from; at < to - 2; at += 1) {
    if (text[at] === '.' && isBlank(text.charCodeAt(at + 1)) && isBlank(text.charCodeAt(at + 2))) return at;
  }
  return to;
}

function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return end;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBlank(text.charCodeAt(at))) at += 1;
  return at;
}
