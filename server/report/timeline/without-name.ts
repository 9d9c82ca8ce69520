/** Removes a name from the beginning of a sentence. */

/** A sentence without the name it begins with; undefined if it begins with none of `names`. */
export function withoutName(words: string, names: readonly string[]): string | undefined {
  const name = names.find((each) => words.startsWith(`${each} `));
  return name === undefined ? undefined : words.slice(name.length + 1);
}
