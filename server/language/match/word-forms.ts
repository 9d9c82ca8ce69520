/** The forms in which a verb or a thing may stand: as it is declared, or as a sentence about several has it. */
import type { Token } from '../read/tokens.ts';

/**
 * What several do, of a verb in its third person: `search for` of `searches for`; the likeliest first, none where there
 * is no other form.
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

/** What a word may be the plural of: `boathook` of `boathooks`, `knife` of `knives`, `staff` of `staves`. */
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

/** What several of a thing are called. */
export function plural(word: string): string {
  if (/(?:ch|sh|s|x|z)$/u.test(word)) return `${word}es`;
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** Whether the announcement that a token is in names several actors, by name. */
export function namesSeveral(tokens: readonly Token[], at: number): boolean {
  const colon = tokens.findLastIndex((token, index) => index < at && token.kind === 'mark' && token.text === ':');
  for (let index = colon - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (token?.kind !== 'prose' && (token?.text === 'and' || token?.text === ',')) return true;
    if (token?.onNewLine === true) return false;
  }
  return false;
}
