/** Joins the lines of a text. */

/**
 * Replaces each line break, with the white space around it, by one space; other white space stays. Runs of white space
 * are matched as a whole: a pattern that searches for the break within them takes time quadratic in their length.
 */
export function onOneLine(text: string): string {
  return text.replace(/\s+/gu, (space) => (/[\r\n]/u.test(space) ? ' ' : space));
}
