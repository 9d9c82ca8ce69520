/** The writer’s own words at a source. */
import type { Source } from '../engine/index.ts';
import type { Analysis } from './analysis.ts';

/** The words of a source in the file or in an included one, in one line; empty if it no longer exists. */
export function sourceWords(analysis: Analysis, source: Source): string {
  const range = analysis.rangeOf(source);
  const { text } = analysis.reading.included.get(source.file) ?? analysis.reading;
  return range === undefined ? '' : text.slice(range.start, range.end).replace(/\s+/gu, ' ').trim();
}
