/** The gaps between sentences: blanks, line breaks, comments. */
import { breakAt } from './characters.ts';
import type { Document } from './document.ts';
import type { OffsetRange } from './layout.ts';

export interface Gap extends OffsetRange {
  readonly comments: readonly OffsetRange[];
}

/** The gaps before, between and after the sentences from `first` to the one before `to`; all gaps by default. */
export function gapsOf({ text, sentences, starts }: Document, first = 0, to = sentences.length): readonly Gap[] {
  const gaps: Gap[] = [];
  const endOf = (index: number): number => (starts[index] ?? 0) + (sentences[index]?.length ?? 0);
  for (let index = first; index <= to; index += 1) {
    gaps.push(toGap(text, index === 0 ? 0 : endOf(index - 1), starts[index] ?? text.length));
  }
  return gaps;
}

function toGap(text: string, start: number, end: number): Gap {
  const comments: OffsetRange[] = [];
  // Cached end of a comment, searched again only once passed: there may be many unclosed comments.
  let close = start - 1;
  for (let at = start; at < end; at += 1) {
    if (text[at] !== '/') continue;
    if (text[at + 1] === '*' && close < at + 2) close = closeFrom(text, at + 2);
    const stop = text[at + 1] === '*' && close < end ? close + 2 : lineEnd(text, at, end);
    comments.push({ start: at, end: stop });
    at = stop - 1;
  }
  return { start, end, comments };
}

/** Where a comment is closed; Infinity if it isn’t. */
function closeFrom(text: string, at: number): number {
  const close = text.indexOf('*/', at);
  return close < 0 ? Infinity : close;
}

function lineEnd(text: string, at: number, end: number): number {
  let stop = at;
  while (stop < end && breakAt(text, stop) === 0) stop += 1;
  return stop;
}
