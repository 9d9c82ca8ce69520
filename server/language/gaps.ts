/** What stands between sentences: blanks, line breaks, comments. */
import { breakAt } from './characters.ts';
import type { Document } from './document.ts';
import type { OffsetRange } from './layout.ts';

export interface Gap extends OffsetRange {
  readonly comments: readonly OffsetRange[];
}

/** The gaps before, between and behind the sentences. */
export function gapsOf({ text, sentences, starts }: Document): readonly Gap[] {
  const gaps: Gap[] = [];
  let from = 0;
  for (const [index, sentence] of sentences.entries()) {
    const start = starts[index] ?? from;
    gaps.push(toGap(text, from, start));
    from = start + sentence.length;
  }
  return [...gaps, toGap(text, from, text.length)];
}

function toGap(text: string, start: number, end: number): Gap {
  const comments: OffsetRange[] = [];
  for (let at = start; at < end; at += 1) {
    if (text[at] !== '/') continue;
    const close = commentEnd(text, at, end);
    comments.push({ start: at, end: close });
    at = close - 1;
  }
  return { start, end, comments };
}

function commentEnd(text: string, at: number, end: number): number {
  const close = text[at + 1] === '*' ? text.indexOf('*/', at + 2) : -1;
  if (close >= 0 && close < end) return close + 2;
  let stop = at;
  while (stop < end && breakAt(text, stop) === 0) stop += 1;
  return stop;
}
