/** Changes of words and clauses that keep the text close to the language. */
import { rulesets } from '../../server/engine/index.ts';
import { skeleton } from '../../server/language/index.ts';
import { oneOf, withOneReplaced, type TextChange } from './draws.ts';

const patterns = [...skeleton, ...rulesets.flatMap(({ sentences }) => sentences)];

/** The words of the games, and the fixed words of all sentences. */
const knownWords = [
  ...new Set([
    ...rulesets.flatMap(({ vocabulary: { verbs, stats, things, states, options = [], verbKinds } }) => [
      ...[...verbs, ...stats, ...things, ...states, ...options].map(({ word }) => word),
      ...verbKinds.map(({ kind }) => kind),
    ]),
    ...patterns.flatMap(({ words }) => words.replace(/\{[^}]*\}/gu, ' ').match(/[a-z]{2,}/gu) ?? []),
  ]),
];

const numbers = [
  '0',
  '1',
  '2',
  '9',
  '10',
  '12',
  '14',
  '100',
  '999',
  '1000',
  '1000000',
  '1000001',
  '99999999999999999999',
  '007',
  '-1',
  '1.5',
  '½',
  'three',
  '1d6',
  '50%',
];

/** The indent of a sentence by its place. */
const indents: Readonly<Record<string, string>> = {
  file: '',
  scenario: '',
  combatant: '  ',
  situation: '  ',
  round: '  ',
  announcement: '    ',
};

/** An example of each sentence of each game, with the indent of its place. */
const examples = patterns
  .filter(({ example }) => example !== '')
  .map(({ example, places }) => `${indents[places[0] ?? 'file'] ?? ''}${example}`);

const word = /[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu;
const clause = /(?<=[.,:] )[^.,:\n]+|^ +[^.,:\n]+/gmu;

export const wordChanges: Readonly<Record<string, TextChange>> = {
  'a word of the language in the place of another': (text, throws) =>
    withOneReplaced(text, throws, word, oneOf(knownWords, throws)!),
  'a word of the text in the place of another': (text, throws) =>
    withOneReplaced(text, throws, word, oneOf(text.match(word) ?? [], throws) ?? ''),
  'another number': (text, throws) => withOneReplaced(text, throws, /\d+/gu, oneOf(numbers, throws)!),
  'a clause in the place of another': (text, throws) =>
    withOneReplaced(text, throws, clause, oneOf(text.match(clause) ?? [], throws) ?? ''),
  'a sentence of any game': (text, throws) => withOneReplaced(text, throws, /$/gmu, `\n${oneOf(examples, throws)!}`),
  'the rules of another game': (text, throws) => text.replace(/^rules .*$/mu, `rules ${oneOf(rulesets, throws)!.id}`),
  'a mark lost': (text, throws) => withOneReplaced(text, throws, /[.,:()"“”]/gu, ''),
  'a mark too many': (text, throws) =>
    withOneReplaced(
      text,
      throws,
      /\b/gu,
      oneOf(['.', ',', ':', '(', ')', '"', '“', '”', '/*', '*/', '//', '{', '}', '`'], throws)!,
    ),
};
