/** Quotes words as a scenario has them. */

const pairs = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['‹', '›'],
] as const;

/** The words on one line, in the first kind of quotes that they don’t contain. */
export function quoted(words: string): string {
  const inLine = words.replace(/\s+/g, ' ').trim();
  const [open, close] = pairs.find((marks) => !marks.some((mark) => inLine.includes(mark))) ?? pairs[0];
  return `${open}${inLine.replaceAll(open, '’')}${close}`;
}
