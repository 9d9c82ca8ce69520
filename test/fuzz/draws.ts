/** Seeded random draws, and changes of texts made with them. */
import type { Throws } from '../../server/engine/index.ts';

/** A changed text; the same text and draws give the same result. */
export type TextChange = (text: string, throws: Throws) => string;

/** One of the items; undefined if there are none. */
export function oneOf<T>(items: readonly T[], throws: Throws): T | undefined {
  return items.length === 0 ? undefined : items[throws.pick(items.length)];
}

/** The text with one of the matches of a pattern replaced; unchanged without a match. */
export function withOneReplaced(text: string, throws: Throws, pattern: RegExp, replacement: string): string {
  const match = oneOf([...text.matchAll(pattern)], throws);
  return match === undefined
    ? text
    : text.slice(0, match.index) + replacement + text.slice(match.index + match[0].length);
}

/** The text with lines inserted above the line with that index, counted from 0. */
export function withLinesAt(text: string, at: number, lines: readonly string[]): string {
  return text
    .split('\n')
    .toSpliced(at, 0, ...lines)
    .join('\n');
}

/** The index of a line, or the one after the last. */
export function lineIndex(text: string, throws: Throws): number {
  return throws.pick(text.split('\n').length + 1);
}
