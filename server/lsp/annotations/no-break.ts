/** Short texts in the lines of an editor, which may wrap: at no place where it would tear a number. */

/**
 * The editor breaks a line after each slash and full stop, and no joiner between two signs keeps it from that: so words
 * of one part are held together by spaces that don’t break, and a fraction has the slash that is a sign of division.
 */
export function unbroken(part: string): string {
  return part.replaceAll(' ', '\u00a0').replaceAll(/(?<=\d)\/(?=\d)/g, '\u2215');
}

/** Parts with dots between them; the line may break after a dot. */
export function dotted(parts: readonly string[]): string {
  return parts.join('\u00a0· ');
}
