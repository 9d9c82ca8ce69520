/** Words of a reader, made fit to stand in quotes in a line of the text. */

/** So many characters of a reason are written. */
const most = 200;

/** What would close a quotation or open one anew; behind nothing but a space or a bracket it opens one. */
const quotes = /["“”„‟«»‹›]/gu;
const openingQuotes = /(?<=^|[\s(])["“”„‟«»‹›]/gu;

/** Marks that turn the direction of all that stands behind them, and those that are read as nothing. */
const unseen = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * In one line, without quotation marks and what steers a screen, no longer than a line takes; empty where nothing is
 * left.
 */
export function asQuotedWords(words: string): string {
  const plain = words
    .replace(unseen, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(openingQuotes, '‘')
    .replace(quotes, '’')
    .trim();
  return plain
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
