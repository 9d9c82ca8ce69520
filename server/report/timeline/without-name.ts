/** What is said of somebody, apart from who it is. */

/** A sentence without the name that it begins with; undefined where it begins with none of these. */
export function withoutName(words: string, names: readonly string[]): string | undefined {
  const name = names.find((each) => words.startsWith(`${each} `));
  return name === undefined ? undefined : words.slice(name.length + 1);
}
