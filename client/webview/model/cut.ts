/** Where a text that is too long is cut. */

/** As much of a cut text is looked back through for a space at most. */
const lookBack = 24;

/** Of what explains itself as much is shown as a label can hold; its popover has the rest. */
export function labelText(text: string): string {
  return cutText(text, longestLabel) ?? text;
}

const longestLabel = 160;

// Made when the first text is cut: it takes longer to make than everything else that the panel does before its first
// picture.
let graphemes: Intl.Segmenter | undefined;

/**
 * The beginning of a text, as long as it may be, ending between two words where they are short enough; undefined where
 * it needs no cut.
 */
export function cutText(text: string, most: number): string | undefined {
  if (text.length <= most) return undefined;
  const whole = wholeSigns(text, most);
  const space = whole.lastIndexOf(' ');
  const end = space > 0 && whole.length - space <= lookBack ? space : whole.length;
  return `${whole.slice(0, end).trimEnd()}…`;
}

// Of these every one stands for itself, whatever stands beside it.
const plain = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027]*$/;

// A letter isn’t parted from its accents, nor a sign that takes two units from itself. One with more accents than
// anybody reads is.
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
