/** What a scenario is called where its title is printed: a file without a `scenario` line has none. */

export function titleWords(title: string): string {
  return title.trim() === '' ? 'Untitled' : title;
}
