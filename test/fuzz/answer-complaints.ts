/** Checks parts of an answer: words, markup, ranges, edits. */
import type { OffsetRange, TextEdit } from '../../server/language/index.ts';
import { brokenAt } from '../report/well-formed.ts';

/** Text that only a bug produces, unless the scenario has it. */
export function strangeWords(words: string, text: string): readonly string[] {
  return ['[object ', '[native code]', 'undefined', 'NaN', 'Infinity']
    .filter((strange) => words.includes(strange) && !text.includes(strange))
    .map((strange) => `says “${words.slice(Math.max(0, words.indexOf(strange) - 60), words.indexOf(strange) + 40)}”`);
}

/** Elements without end tags in HTML. */
const alone = ['meta', 'br', 'hr', 'link'];

/**
 * Style sheets aren’t markup, and a control character or half of a surrogate pair in the words opens and closes
 * nothing.
 */
export function markupComplaints(html: string): readonly string[] {
  const broken = brokenAt(
    html
      .replace(/<style>[^<]*<\/style>/gu, '')
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' '),
    alone,
  );
  return broken === undefined ? [] : [broken];
}

/** Edits outside the text, or overlapping ones. */
export function editsComplaints(edits: readonly TextEdit[], text: string): readonly string[] {
  return [
    ...rangeComplaints(edits, text),
    ...overlaps(edits.toSorted((one, other) => one.start - other.start || one.end - other.end)),
  ];
}

/** Ranges outside the text. */
export function rangeComplaints(ranges: readonly OffsetRange[], text: string): readonly string[] {
  return ranges
    .filter(({ start, end }) => !(0 <= start && start <= end && end <= text.length))
    .map(({ start, end }) => `${start}-${end} is outside of ${text.length} characters`);
}

/** Ranges, sorted by start, that overlap the previous one. */
export function overlaps(ranges: readonly OffsetRange[]): readonly string[] {
  return ranges.flatMap(({ start, end }, index) =>
    start < (ranges[index - 1]?.end ?? 0) ? [`${start}-${end} overlaps the one before`] : [],
  );
}
