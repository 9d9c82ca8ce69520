/** Words within a regular expression. */

/**
 * An expression that means the words themselves, also with the flag `u`, under which nothing but its own signs may be
 * escaped.
 */
export function literally(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
}
