/** Explains an announcement with an unknown verb or without its colon. */
import { fill, withArticle, type Finding, type Fix, type Source, type VerbKind } from '../../engine/index.ts';
import { alikeVerbs, isOwnVerb, ordinaryVerb } from '../recovery/alike-verbs.ts';
import { isCapitalised } from '../read/characters.ts';
import { deedIn } from '../match/deed-words.ts';
import { toDocument } from '../read/document.ts';
import { asNote } from './explain-use.ts';
import { sourceOf } from '../read/layout.ts';
import { followingIn, matchRun } from '../match/match-run.ts';
import { Matcher } from '../match/matcher.ts';
import { isArticle } from '../match/name-table.ts';
import { nearMiss } from './near-miss.ts';
import { nearest } from './near.ts';
import { toFinding } from './reading-rules.ts';
import type { Row } from '../match/row.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from './spoken.ts';
import type { World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import { namesSeveral } from '../match/word-forms.ts';

const rule = 'unreadable-sentence';

/** The finding for an announcement with an unknown verb or without its colon. */
export function explainVerb(world: World, sentence: Sentence, from: number, to: number): Finding | undefined {
  const { tokens } = sentence;
  const colon = tokens.findIndex(
    (token, index) => index >= from && index < to && token.kind === 'mark' && token.text === ':',
  );
  const verbs = world.table.verbWords(world.names, namesSeveral(tokens, colon + 1));
  const verb = tokens[colon + 1];
  if (colon > from && verb?.kind === 'word' && colon + 1 < to && looksLikeActor(sentence, from, colon)) {
    if (verbs.has(verb.text) && !isOnlyBeginning(world, verb.text, tokens[colon + 2]?.text ?? '')) return undefined;
    const source = sourceOf(world.file, sentence, colon + 1, colon + 2);
    return (
      misspeltVerb(world, sentence, from, to, source, verb.text, verbs) ??
      noVerb(world, sentence, from, to, source, verb.text) ??
      unknownVerb(world, sentence, from, to, source, verb.text)
    );
  }
  const at = tokens.findIndex(
    (token, index) => index > from && index < to && token.kind === 'word' && verbs.has(token.text),
  );
  const actorEnd = tokens[at - 1]?.kind === 'mark' ? at - 1 : at;
  if (colon >= 0 || at < 0 || actorEnd <= from || !looksLikeActor(sentence, from, actorEnd)) return undefined;
  return withoutColon(world, sentence, from, actorEnd, at);
}

/** Whether a word is only the start of a verb of several words, and continues otherwise: `takes` of `takes cover`. */
function isOnlyBeginning({ lexicon }: World, word: string, next: string): boolean {
  const own = lexicon.verbs.all.filter((verb) => verb === word || verb.startsWith(`${word} `));
  return (
    own.length > 0 && own.every((verb) => verb !== word && nearest(next, [verb.split(' ')[1] ?? '']) === undefined)
  );
}

/**
 * A typo: not an ordinary verb, and either its letters are transposed, or the announcement can be read with the
 * intended verb.
 */
function misspeltVerb(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  source: Source,
  word: string,
  verbs: ReadonlySet<string>,
): Finding | undefined {
  if (isOwnVerb(word)) return undefined;
  const finding = nearMiss(word, verbs, source);
  const near = finding?.data['near'];
  return typeof near === 'string' && (hasSameLetters(word, near) || readsWith(world, sentence, from, to, source, near))
    ? finding
    : undefined;
}

/** Transposed letters are a typo, whatever follows them. */
function hasSameLetters(one: string, other: string): boolean {
  const sorted = (word: string): string => word.split('').sort().join('');
  return sorted(one) === sorted(other);
}

/** The colon is missing, or another mark is in its place. */
function withoutColon(world: World, sentence: Sentence, from: number, actorEnd: number, at: number): Finding {
  const place = sourceOf(world.file, sentence, at - 1, at);
  const where = actorEnd < at ? place : { ...place, start: place.end };
  const fix: Fix = { title: 'Write the colon', certain: true, intents: [{ do: 'replace', at: where, with: ':' }] };
  const data = { actor: spoken(sentence.tokens, from, actorEnd), word: sentence.tokens[at]?.text ?? '' };
  return toFinding(rule, 'colon', data, sourceOf(world.file, sentence, at, at + 1), [fix]);
}

/** Names, articles, commas, `and` and `every`, the last word with a capital. */
function looksLikeActor(sentence: Sentence, from: number, to: number): boolean {
  const run = sentence.tokens.slice(from, to);
  const last = run.at(-1);
  const plain = run.every((token) => token.kind === 'word' || token.text === ',' || token.kind === 'prose');
  const isClause = leading.has(run[0]?.text.toLowerCase() ?? '');
  return (
    plain &&
    !isClause &&
    to - from <= 12 &&
    last !== undefined &&
    (last.kind === 'prose' || /^\p{Lu}|^\p{Lo}/u.test(last.text))
  );
}

/** Words with which a name doesn’t start: `With her axe Zoë strikes the Bear`. */
const leading = new Set([
  'with',
  'from',
  'using',
  'by',
  'in',
  'on',
  'at',
  'behind',
  'under',
  'after',
  'before',
  'while',
  'as',
  'when',
]);

/** A name, an article or the start of a clause isn’t a verb, and can’t be declared as one. */
function noVerb(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  source: Source,
  word: string,
): Finding | undefined {
  const { lexicon } = world;
  if (!isCapitalised(word) && !isArticle(word) && !auxiliaries.has(word) && !lexicon.clauseWords.has(word))
    return undefined;
  return toFinding(rule, 'no verb', { word, verb: someVerb(world) }, source, [asNote(world, sentence, from, to)]);
}

const auxiliaries = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'will', 'can', 'does', 'do']);

/** Offers similar verbs first; then declaring the verb, or adding a clause that says what is thrown for it. */
function unknownVerb(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  source: Source,
  word: string,
): Finding {
  const { otherVerb } = world.table.ruleset.vocabulary;
  const fitting = kindsFor(world, sentence, from, to, word);
  const declare = fitting.slice(0, mostKinds).map(({ kind, called = withArticle(kind) }): Fix => ({
    title: `Declare “${word}” as ${called}`,
    certain: false,
    intents: [{ do: 'declare verb', at: source, text: `verb "${word}": ${kind}` }],
  }));
  const said = otherVerb === undefined ? '' : fill(otherVerb.clause, { deed: deedIn(sentence) ?? word });
  const clause = otherVerb === undefined ? [] : addedClause(world, sentence, from, to, said);
  const alike = alikeVerbs(ordinaryVerb(word), world.table.verbWords(world.names, false)).filter((verb) =>
    readsWith(world, sentence, from, to, source, verb),
  );
  const instead = alike.slice(0, mostAlike).map((verb): Fix => ({
    title: `Write “${verb}”`,
    certain: false,
    intents: [{ do: 'replace', at: source, with: verb }],
  }));
  const [near] = alike;
  if (near !== undefined) return toFinding(rule, 'alike', { word, near }, source, [...instead, ...declare]);
  const kind = fitting[0]?.kind ?? '';
  if (otherVerb !== undefined && clause.length > 0)
    return toFinding(rule, kind === '' ? 'verb by clause' : 'verb or clause', { word, clause: said, kind }, source, [
      ...clause,
      ...declare,
    ]);
  if (kind === '')
    return toFinding(rule, 'verb alone', { word, verb: someVerb(world) }, source, [asNote(world, sentence, from, to)]);
  return toFinding(rule, 'verb', { word, kind }, source, declare);
}

function someVerb({ table }: World): string {
  return table.ruleset.vocabulary.verbs[0]?.word ?? '';
}

const mostAlike = 3;

/** Whether the announcement can be read with another verb at that place. */
function readsWith(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  { start }: Source,
  verb: string,
): boolean {
  const tokens = sentence.tokens.map((token) => (token.start === start ? { ...token, text: verb } : token));
  return matchRun(world, { ...sentence, tokens }, from, to, ['round'], true) !== undefined;
}

/** A combatant is named where the power should be that is used on them. */
export function powerAtSomebody(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  { wanted }: Matcher,
): Finding | undefined {
  const { verbKinds } = world.table.ruleset.vocabulary;
  const verb = wanted.find(({ row }) =>
    verbKinds.some(({ kind, isPower }) => isPower === true && kind === row.verb?.kind),
  )?.row.verb;
  const declares = verbKinds.find(({ kind }) => kind === verb?.kind)?.declares;
  const last = sentence.tokens[to - 1]?.text ?? '';
  const who = world.names.all('combatant').find(({ name }) => name.split(' ').at(-1) === last);
  if (verb === undefined || declares === undefined || who === undefined) return undefined;
  const data = {
    word: verb.word,
    who: who.article === undefined ? who.name : `${who.article} ${who.name}`,
    declaration: fill(declares, { thing: 'psalm' }),
  };
  return toFinding(rule, 'power', data, sourceOf(world.file, sentence, from, to));
}

/** Maximum number of kinds of verbs offered. */
const mostKinds = 4;

/** The kinds that the verb can have as used here, likeliest first. */
function kindsFor(world: World, sentence: Sentence, from: number, to: number, word: string): readonly VerbKind[] {
  const { verbKinds } = world.table.ruleset.vocabulary;
  const fitting = verbKinds.filter((kind) => reads(world, sentence, from, to, world.table.asVerb(word, kind)));
  return byLikeness(fitting, word, sentence.tokens.slice(0, to));
}

/** First the kind that the word suggests; then attacks if a name follows the verb, other kinds if none does. */
function byLikeness(kinds: readonly VerbKind[], word: string, tokens: readonly Token[]): readonly VerbKind[] {
  const behind = tokens.slice(tokens.findIndex(({ text }) => text === word) + 1);
  const isAtSomebody = behind.some(({ kind, text }) => kind === 'word' && isCapitalised(text));
  const rank = ({ likely = [], attack }: VerbKind): number =>
    likely.includes(word) ? 0 : attack === isAtSomebody ? 1 : 2;
  return kinds.toSorted((one, other) => rank(one) - rank(other));
}

function reads(world: World, sentence: Sentence, from: number, to: number, row: Row): boolean {
  return (
    new Matcher(world, sentence, from, to, followingIn(world, sentence, to, 'round'), { lenient: true }).match([
      row,
    ]) !== undefined
  );
}

/** Adds the clause to the announcement, if it can be read then. */
function addedClause(world: World, sentence: Sentence, from: number, to: number, clause: string): readonly Fix[] {
  const more = toDocument(world.file, clause).sentences[0]?.tokens ?? [];
  const whole = { ...sentence, tokens: sentence.tokens.toSpliced(to, 0, ...more) };
  if (matchRun(world, whole, from, to + more.length, ['round'], true) === undefined) return [];
  const last = sourceOf(world.file, sentence, to - 1, to);
  return [
    {
      title: `Add “${clause}”`,
      certain: false,
      intents: [{ do: 'replace', at: { ...last, start: last.end }, with: ` ${clause}` }],
    },
  ];
}
