/** When quoted words are the same. */

/** What makes quoted words the same fact: case, articles and blanks aside (reading t37). */
export function sameWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(the|a|an)\s+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
