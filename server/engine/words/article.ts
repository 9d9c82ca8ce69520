/** The indefinite article before words that begin in lower case: `an easy`, `a common`. */
export function withArticle(word: string): string {
  return `${/^[aeio]/u.test(word) ? 'an' : 'a'} ${word}`;
}
