/** The lines of a text. */
import { isBlank } from './characters.ts';

/** `start` to `end` is what stands on it, `next` is where the next line starts. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly next: number;
}

export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/gu)) {
    const start = match.index;
    if (start < text.length) lines.push({ start, end: start + (match[1] ?? '').length, next: start + match[0].length });
  }
  return lines;
}

/** The line of an offset without the blanks around it; empty where it is blank. */
export function wordsOf(text: string, line: Line): { readonly start: number; readonly end: number } {
  let { start, end } = line;
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return { start, end };
}

/** Where the line of an offset starts. */
export function lineStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && text[at - 1] !== '\n' && text[at - 1] !== '\r') at -= 1;
  return at;
}

/** Where the line behind that of an offset starts; `undefined` in the last one. */
export function nextLine(text: string, offset: number): number | undefined {
  let at = offset;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
  if (at >= text.length) return undefined;
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
}
