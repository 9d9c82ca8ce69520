/** Truncates long texts at a word boundary, without splitting graphemes. */

/** The maximum distance, in UTF-16 code units, from the cut back to a space. */
const lookBack = 24;

/** Truncates the text of a label; its popover shows the whole. */
export function labelText(text: string): string {
  return cutText(text, longestLabel) ?? text;
}

const longestLabel = 160;

// Created lazily: it takes longer than everything else that the panel does before its first picture.
let graphemes: Intl.Segmenter | undefined;

/** The beginning of a text, up to `most` code units, cut between words if possible; undefined if it fits. */
export function cutText(text: string, most: number): string | undefined {
  if (text.length <= most) return undefined;
  const whole = wholeSigns(text, most);
  const space = whole.lastIndexOf(' ');
  const end = space > 0 && whole.length - space <= lookBack ? space : whole.length;
  return `${whole.slice(0, end).trimEnd()}…`;
}

// Characters that are each a grapheme of their own.
const plain = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027]*$/;

// Keeps combining marks and surrogate pairs together, except in a grapheme longer than the whole cut.
function wholeSigns(text: string, most: number): string {
  const start = text.slice(0, most + 64);
  if (plain.test(start)) return text.slice(0, most);
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let end = 0;
  for (const { index, segment } of graphemes.segment(start)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end === 0 ? most : end);
}
