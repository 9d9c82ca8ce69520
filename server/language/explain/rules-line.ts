/** Sentences that name the game otherwise than by its id, as `Rules: Demon City (tarot)` or `game Quick Shot`. */
import { type Ruleset, ValueMemo } from '../../engine/index.ts';
import { placesOf, type Context } from '../match/contexts.ts';
import { sourceOf } from '../read/layout.ts';
import { nearest } from './near.ts';
import { isCapitalised } from '../read/characters.ts';
import type { Sentence } from '../read/sentences.ts';
import type { SlotNode } from '../match/notation.ts';
import { toPart, toStatement, type Statement, type World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';

/** The tokens that name the game, and the games that they may mean, likeliest first. */
export interface RulesLine {
  readonly from: number;
  readonly to: number;
  readonly meant: readonly Ruleset[];
}

/** Undefined if a sentence isn’t about rules: `game` and similar words count only before the name of a game. */
export function rulesLine({ tokens }: Sentence, rulesets: readonly Ruleset[]): RulesLine | undefined {
  const [first, second] = tokens;
  const titled = gameTitled(tokens, rulesets);
  if (titled !== undefined) return { from: 0, to: tokens.length, meant: [titled] };
  if (first?.kind !== 'word' || tokens.length > mostTokens) return undefined;
  if (!leads.has(first.text.toLowerCase())) {
    const named = gamesNamed(tokens, rulesets);
    return named.length === 0 ? undefined : { from: 0, to: tokens.length, meant: named };
  }
  const from = second !== undefined && needless.has(second.text) ? 2 : 1;
  const said = tokens
    .slice(from)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text }) => text)
    .join(' ');
  const meant = gamesCalled(said, rulesets);
  const isAboutRules = meant.length > 0 || (first.text.toLowerCase() === 'rules' && said !== '');
  return isAboutRules ? { from, to: tokens.length, meant } : undefined;
}

/** The games named in full, along with words such as `using the … rules`; none if there are other words. */
function gamesNamed(tokens: readonly Token[], rulesets: readonly Ruleset[]): readonly Ruleset[] {
  if (
    tokens.length < 2 ||
    tokens.some(({ kind, text }) => kind === 'prose' || (kind === 'mark' && !enclosing.has(text)))
  )
    return [];
  const said = tokens
    .filter(({ kind }) => kind !== 'mark')
    .flatMap(({ text }) => wordsOf(text))
    .filter((word) => !aboutGames.has(word));
  return rulesets.filter(({ id, title }) => {
    const [name, known] = [wordsOf(id).slice(0, 2), [...wordsOf(id), ...wordsOf(title)]];
    return name.every((word) => said.includes(word)) && said.every((word) => known.includes(word));
  });
}

const enclosing = new Set(['(', ')', ',', ':', '-', '–', '—']);
const aboutGames = new Set([
  'using',
  'uses',
  'use',
  'with',
  'by',
  'for',
  'we',
  'i',
  'play',
  'playing',
  'played',
  'run',
  'under',
  'this',
  'is',
  'in',
  'the',
  'a',
  'an',
  'of',
  'rules',
  'rule',
  'ruleset',
  'rulebook',
  'game',
  'system',
  'edition',
  'version',
]);

/** The game whose title is the whole sentence; the first of two editions. */
function gameTitled(tokens: readonly Token[], rulesets: readonly Ruleset[]): Ruleset | undefined {
  if (
    tokens.length < 2 ||
    tokens.length > longestTitle ||
    !tokens.every(({ kind, text }) => kind === 'word' && isCapitalised(text))
  )
    return undefined;
  const said = tokens.map(({ text }) => text.toLowerCase());
  return rulesets.find(({ title }) => said.every((word) => wordsOf(title).includes(word)));
}

const longestTitle = 5;
const leads = new Set(['rules', 'rule', 'ruleset', 'rulebook', 'game', 'system']);
const needless = new Set([':', '=', 'is', 'are']);
const mostTokens = 12;

/** The games whose ids and titles contain the most of the words, at least half of them. */
function gamesCalled(said: string, rulesets: readonly Ruleset[]): readonly Ruleset[] {
  const words = wordsOf(said).filter((word) => !edition.has(word));
  if (words.length === 0) return [];
  const counted = rulesets.map((ruleset) => ({ ruleset, count: countIn(ruleset, words) }));
  const most = Math.max(...counted.map(({ count }) => count));
  return most * 2 < words.length ? [] : counted.filter(({ count }) => count === most).map(({ ruleset }) => ruleset);
}

const edition = new Set(['the', 'a', 'edition', 'version', 'rules', 'by', 'of', 'text']);

function countIn({ id, title }: Ruleset, words: readonly string[]): number {
  const joined = words.join('');
  if ([id, title].some((name) => wordsOf(name).join('') === joined)) return words.length;
  const known = [...wordsOf(id), ...wordsOf(title)];
  return words.filter((word) => known.includes(word) || (/^\p{L}/u.test(word) && nearest(word, known) !== undefined))
    .length;
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The sentences recognised this way, with their game: independent of the rest of the text. */
const understood = new ValueMemo<Sentence, RulesLine & { readonly id: string }>('rules lines with slips');

export function understand(sentence: Sentence, line: RulesLine, { id }: Ruleset): void {
  understood.keep(sentence, { ...line, id });
}

/** The statement of a sentence recognised this way; its finding is reported where its game was determined. */
export function readRulesLine(world: World, sentence: Sentence, context: Context): Statement | undefined {
  const line = understood.known(sentence);
  const row = line === undefined ? undefined : world.table.rowsOf('file').find(({ id }) => id === 'rules');
  const place = placesOf(context).find((each) => row?.places.includes(each) === true);
  const node = row?.nodes.find((each): each is SlotNode => each.is === 'slot');
  if (line === undefined || row === undefined || place === undefined || node === undefined) return undefined;
  const { from, to, id } = line;
  const words = { text: id, source: sourceOf(world.file, sentence, from, to) };
  const marks = [
    { is: 'literal', from: 0, to: 1 },
    { is: 'slot', node, from, to, value: { is: 'words', words } },
  ] as const;
  return toStatement(sentence, 0, to, context, [toPart(world, sentence, place, { row, from: 0, to, marks })]);
}
