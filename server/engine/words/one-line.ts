/** Text of several lines as one line. */

/**
 * Each line break with the white space around it as one blank; other white space stays. Runs of white space are looked
 * at as wholes: an expression that looks for the break within them takes time that grows with the square of their
 * length.
 */
export function onOneLine(text: string): string {
  return text.replace(/\s+/gu, (space) => (/[\r\n]/u.test(space) ? ' ' : space));
}
