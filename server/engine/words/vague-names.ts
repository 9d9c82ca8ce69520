/** Words that refer to people without a name: pronouns, `the first one`. */

/** In lower case, those of the most words first. */
export const vagueNames: readonly string[] = [
  'one of them',
  'both of them',
  'all of them',
  'two of them',
  'the first one',
  'the second one',
  'the third one',
  'the last one',
  'the next one',
  'the other one',
  'the nearest one',
  'the other',
  'the others',
  'the rest',
  'everybody else',
  'everyone else',
  'all the others',
  'the nearest',
  'another one',
  'whatever comes',
  'whoever comes',
  'whoever is nearest',
  'the first',
  'the closest',
  'each other',
  'one another',
  'everyone',
  'everybody',
  'someone',
  'somebody',
  'anyone',
  'anybody',
  'both',
  'he',
  'she',
  'him',
  'them',
  'they',
  'it',
  'her',
].sort((one, other) => other.split(' ').length - one.split(' ').length);

const everybody = ['everybody', 'everyone', 'all', 'everybody else', 'everyone else', 'all of them'];

const nobody = ['nobody', 'no one', 'none'];

const known = new Set([...vagueNames, ...everybody, ...nobody]);

/** Whether words refer to people without a name. */
export function isVague(words: string): boolean {
  return known.has(words.toLowerCase());
}

/** Whether such words mean nobody. */
export function meansNobody(words: string): boolean {
  return nobody.includes(words.toLowerCase());
}

/** Whether such words mean everybody. */
export function meansEverybody(words: string): boolean {
  return everybody.includes(words.toLowerCase());
}

const several = new Set([
  'both of them',
  'two of them',
  'all of them',
  'the others',
  'the rest',
  'all the others',
  'each other',
  'one another',
  'everyone',
  'everybody',
  'both',
  'them',
  'they',
]);

/** Whether such words mean more than one person. */
export function meansSeveral(words: string): boolean {
  return several.has(words.toLowerCase());
}

const two = new Set(['both of them', 'two of them', 'both']);

/** Whether such words mean two people. */
export function meansTwo(words: string): boolean {
  return two.has(words.toLowerCase());
}
