/** Escapes words for regular expressions. */

/** A pattern that matches the words literally, also with the flag `u`, which allows escaping syntax characters only. */
export function literally(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
}
