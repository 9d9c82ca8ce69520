/** The lines of a text. */
import { breakAt, isBlank } from './characters.ts';

/** `start` to `end` is the content of the line, `next` the start of the next line. */
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

/** The range of a line without surrounding blanks; empty if the line is blank. */
export function wordsOf(text: string, line: Line): { readonly start: number; readonly end: number } {
  let { start, end } = line;
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return { start, end };
}

/** The start of an offset’s line. */
export function lineStart(text: string, offset: number): number {
  return startBetween(text, 0, offset) ?? 0;
}

/** The last line start after `from` and up to `to`. */
function startBetween(text: string, from: number, to: number): number | undefined {
  let at = to;
  while (at > from && breakAt(text, at - 1) === 0) at -= 1;
  return at > from ? at : undefined;
}

/** Line starts for ascending offsets: scans the text between two of them only once. */
export class LineStarts {
  readonly #text: string;
  #offset = 0;
  #start = 0;

  constructor(text: string) {
    this.#text = text;
  }

  of(offset: number): number {
    const known = offset < this.#offset ? 0 : this.#offset;
    const at = startBetween(this.#text, known, offset);
    if (at !== undefined) this.#start = at;
    else if (known === 0) this.#start = 0;
    this.#offset = offset;
    return this.#start;
  }
}

/** The start of the next line; `undefined` in the last line, and if the line break is beyond `limit`. */
export function nextLine(text: string, offset: number, limit = text.length): number | undefined {
  let at = offset;
  while (at < limit && breakAt(text, at) === 0) at += 1;
  const width = breakAt(text, at);
  return width === 0 ? undefined : at + width;
}
