/** A name alone within a combatant’s block: the heading of another, undeclared block. */
import type { Finding, Fix } from '../../engine/index.ts';
import { isCapitalised } from '../read/characters.ts';
import { sourceOf } from '../read/layout.ts';
import { isArticle } from '../match/name-table.ts';
import { nearest } from './near.ts';
import { toFinding } from './reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from './spoken.ts';
import type { World } from '../read/statement.ts';

const longest = 4;

/** The finding for it; undefined if it isn’t just a name, or is close to a word of a block. */
export function nameAlone(world: World, sentence: Sentence, from: number, to: number): Finding | undefined {
  const { tokens } = sentence;
  const end = tokens[to - 1]?.text === ':' ? to - 1 : to;
  const start = isArticle(tokens[from]?.text ?? '') ? from + 1 : from;
  const words = tokens.slice(start, end);
  if (
    words.length === 0 ||
    words.length > longest ||
    !words.every(({ kind, text }) => kind === 'word' && isCapitalised(text) && !isKnown(world, text))
  )
    return undefined;
  const source = sourceOf(world.file, sentence, from, to);
  const name = spoken(tokens, from, end);
  if (isDeclared(world, spoken(tokens, start, end)))
    return toFinding('unreadable-sentence', 'declared name', { name }, source);
  const fixes = ['Players', 'Host'].map((side): Fix => ({
    title: `Declare ${name} as a combatant of the ${side}`,
    certain: false,
    intents: [{ do: 'replace', at: source, with: `combatant ${name} of the ${side}` }],
  }));
  return toFinding('unreadable-sentence', 'name alone', { name }, source, fixes);
}

function isKnown({ lexicon, table, names }: World, text: string): boolean {
  const word = text.toLowerCase();
  const words = [
    ...table.ruleset.vocabulary.stats.flatMap(({ word }) => word.split(' ')),
    ...table.rowsOf('combatant').flatMap(({ leading, keys }) => (leading ? keys : [])),
  ].map((each) => each.toLowerCase());
  return (
    lexicon.headWords.has(word) ||
    words.includes(word) ||
    nearest(word, words) !== undefined ||
    names.called('thing', word) !== undefined
  );
}

function isDeclared({ names }: World, name: string): boolean {
  return names.all('combatant').some((each) => each.name.toLowerCase() === name.toLowerCase());
}
