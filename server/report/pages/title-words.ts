/** The printed title of a scenario: a file without a `scenario` line has none. */

export function titleWords(title: string): string {
  return title.trim() === '' ? 'Untitled' : title;
}
