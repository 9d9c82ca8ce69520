/** The TextMate grammar, generated from the rows of all games: colours before the server has read anything. */
import { literally, type Ruleset, type SentencePattern } from '../../engine/index.ts';
import { parseNotation, type Node } from '../match/notation.ts';
import { isArticle } from '../match/name-table.ts';
import { skeleton } from '../skeleton/index.ts';
import { baseForms } from '../match/word-forms.ts';

/** A rule of a TextMate grammar. */
export interface GrammarRule {
  readonly name?: string;
  readonly match?: string;
  readonly begin?: string;
  readonly end?: string;
  readonly captures?: Readonly<Record<string, { readonly name: string }>>;
  readonly patterns?: readonly GrammarRule[];
}

export interface Grammar {
  readonly name: string;
  readonly scopeName: string;
  readonly patterns: readonly GrammarRule[];
}

/** The grammar for the sentences of some games. */
export function toGrammar(rulesets: readonly Ruleset[]): Grammar {
  const rows = [...skeleton, ...rulesets.flatMap((ruleset) => ruleset.sentences)];
  const openings = unique(rows.flatMap((row) => openingOf(row))).sort(longestFirst);
  const verbs = unique(
    rulesets.flatMap((ruleset) => ruleset.vocabulary.verbs.flatMap(({ word }) => [word, ...baseForms(word)])),
  ).sort(longestFirst);
  const stats = unique(rulesets.flatMap((ruleset) => ruleset.vocabulary.stats.map((stat) => stat.word))).sort(
    longestFirst,
  );
  return {
    name: 'Clash',
    scopeName: 'source.clash',
    patterns: [
      ...comments,
      ...quotations,
      {
        match: `(:)\\s*(${anyOf(verbs)})${wordEnd}`,
        captures: { 1: { name: 'punctuation.separator.clash' }, 2: { name: 'entity.name.function.clash' } },
      },
      { match: `${sentenceStart}(${anyOf(openings)})${wordEnd}`, captures: { 1: { name: 'keyword.control.clash' } } },
      { match: `${wordStart}(?:${anyOf(stats)})(?=\\s+\\d)`, name: 'variable.other.property.clash' },
      { match: `${wordStart}\\d+(?:\\.\\d+)?%?`, name: 'constant.numeric.clash' },
      { match: `${wordStart}(?:${anyOf(inner(rows))})${wordEnd}`, name: 'keyword.other.clash' },
      { match: `${wordStart}\\p{Lu}[\\p{L}\\p{M}\\p{N}'’-]*`, name: 'entity.name.type.clash' },
    ],
  };
}

const wordStart = '(?<![\\p{L}\\p{N}])';
const wordEnd = '(?![\\p{L}\\p{N}])';
// A sentence starts a line, or follows a full stop, or a comma before a clause.
const sentenceStart = '(?:^\\s*|(?<=[.,])\\s+)';

const comments: readonly GrammarRule[] = [
  { name: 'comment.line.double-slash.clash', match: '//.*$' },
  { name: 'comment.block.clash', begin: '/\\*', end: '\\*/' },
];

const quotations: readonly GrammarRule[] = [
  quotation('"', '"'),
  quotation('[“”]', '”'),
  quotation('[„‟]', '[“”‟]'),
  quotation('«', '»'),
  quotation('»', '[«»]'),
];

/** A quotation that is never closed ends with its paragraph. */
function quotation(open: string, close: string): GrammarRule {
  return { name: 'string.quoted.clash', begin: open, end: `${close}|(?=^\\s*$)` };
}

/** The fixed words at the start of a row, also combined with choices that follow immediately. */
function openingOf({ words }: SentencePattern): readonly string[] {
  const nodes = parseNotation(words);
  const end = nodes.findIndex((node) => node.is !== 'literal' || node.mark);
  const lead = nodes
    .slice(0, end < 0 ? nodes.length : end)
    .flatMap(textsOf)
    .join(' ');
  if (lead === '') return [];
  const next = nodes[end];
  const choices = next?.is === 'slot' ? (next.choices ?? []) : [];
  return [lead, ...choices.map((choice) => `${lead} ${choice}`)];
}

/** The lower-case words within rows; articles and possessives, which are skipped before names, are not highlighted. */
function inner(rows: readonly SentencePattern[]): readonly string[] {
  const all = rows.flatMap((row) => parseNotation(row.words).slice(1).flatMap(textsOf));
  return unique(all.filter((word) => /^\p{Ll}{2,}/u.test(word) && !isArticle(word))).sort(longestFirst);
}

function textsOf(node: Node): readonly string[] {
  switch (node.is) {
    case 'literal':
      return node.mark ? [] : [node.text];
    case 'slot':
      return node.choices ?? [];
    case 'maybe':
      return node.of.flatMap(textsOf);
    case 'either':
      return node.of.flatMap((nodes) => nodes.flatMap(textsOf));
  }
}

function anyOf(words: readonly string[]): string {
  return words.map((word) => literally(word).replaceAll(' ', '\\s+')).join('|');
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length || (one < other ? -1 : 1);
}
