/** What stands between sentences: blanks, line breaks, comments. */
import { breakAt } from './characters.ts';
import type { Document } from './document.ts';
import type { OffsetRange } from './layout.ts';

export interface Gap extends OffsetRange {
  readonly comments: readonly OffsetRange[];
}

/** The gaps before, between and behind some neighbouring sentences, from the first to the one before `to`; all of them where nothing else is said. */
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
