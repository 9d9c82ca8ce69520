/** Words put into quotes, as a scenario has them. */

const pairs = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['‹', '›'],
] as const;

/** The words in those quotes that they don’t hold themselves; in one line. */
export function quoted(words: string): string {
  const inLine = words.replace(/\s+/g, ' ').trim();
  const [open, close] = pairs.find((marks) => !marks.some((mark) => inLine.includes(mark))) ?? pairs[0];
  return `${open}${inLine.replaceAll(open, '’')}${close}`;
}
