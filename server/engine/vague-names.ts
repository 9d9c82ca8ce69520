/** Words that stand for somebody without a name: pronouns, `the first one`. */

/** In small letters, the longest first. */
export const vagueNames: readonly string[] = [
  'one of them', 'both of them', 'all of them', 'two of them', 'the first one', 'the second one', 'the third one', 'the last one', 'the next one', 'the other one', 'the nearest one',
  'the other', 'the others', 'the nearest', 'another one', 'whatever comes', 'whoever comes', 'whoever is nearest', 'the first', 'the closest', 'each other',
  'one another', 'someone', 'somebody', 'anyone', 'anybody', 'everyone', 'everybody', 'both', 'he', 'she', 'him', 'them', 'they', 'it', 'her',
].sort((one, other) => other.split(' ').length - one.split(' ').length);

const known = new Set(vagueNames);

/** Whether words stand for somebody without a name. */
export function isVague(words: string): boolean {
  return known.has(words.toLowerCase());
}

const several = new Set(['both of them', 'all of them', 'the others', 'each other', 'one another', 'everyone', 'everybody', 'both', 'them', 'they']);

/** Whether such words stand for more than one. */
export function meansSeveral(words: string): boolean {
  return several.has(words.toLowerCase());
}
