/** Forms of verbs and things: as declared, or as used in sentences about several. */
import type { Token } from '../read/tokens.ts';

/**
 * The plural forms of a verb in the third person: `search for` of `searches for`; likeliest first, none if there is no
 * other form.
 */
export function baseForms(verb: string): readonly string[] {
  const [first = '', ...rest] = verb.split(' ');
  return basesOf(first).map((base) => [base, ...rest].join(' '));
}

function basesOf(word: string): readonly string[] {
  if (word.length < 3 || !word.endsWith('s') || word.endsWith('ss')) return [];
  const short = word.slice(0, -1);
  if (word.endsWith('ies') && word.length > 4) return [`${word.slice(0, -3)}y`];
  if (/(?:aches|oes|xes)$/u.test(word)) return [word.slice(0, -2), short];
  return [/(?:ch|sh|ss|zz)es$/u.test(word) ? word.slice(0, -2) : short];
}

/** The possible singulars of a word: `boathook` of `boathooks`, `knife` of `knives`, `staff` of `staves`. */
export function singulars(word: string): readonly string[] {
  if (word.length < 3 || !word.endsWith('s') || word.endsWith('ss')) return [];
  const stem = word.slice(0, -3);
  return [
    word.slice(0, -1),
    ...(/(?:ch|sh|s|x|z|o)es$/u.test(word) ? [word.slice(0, -2)] : []),
    ...(word.endsWith('ies') ? [`${stem}y`] : []),
    ...(word.endsWith('ves') ? [`${stem}fe`, `${stem}f`, `${stem}ff`] : []),
  ];
}

/** The plural of a thing. */
export function plural(word: string): string {
  if (/(?:ch|sh|s|x|z)$/u.test(word)) return `${word}es`;
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** Whether the announcement that contains a token names several actors. */
export function namesSeveral(tokens: readonly Token[], at: number): boolean {
  const colon = tokens.findLastIndex((token, index) => index < at && token.kind === 'mark' && token.text === ':');
  for (let index = colon - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (token?.kind !== 'prose' && (token?.text === 'and' || token?.text === ',')) return true;
    if (token?.onNewLine === true) return false;
  }
  return false;
}
