/** Explains why a sentence can't be read: the token where reading failed, what was expected, what may be meant. */
import { isVague, type Finding, type Fix, type Place, type Source, ownValue } from '../../engine/index.ts';
import { explainUse, notes } from './explain-use.ts';
import { explainVerb } from './explain-verb.ts';
import { explainGarbledRound } from './garbled-round.ts';
import { sourceOf } from '../read/layout.ts';
import type { Want } from '../match/match-types.ts';
import type { Matcher } from '../match/matcher.ts';
import { isArticle, nameWords } from '../match/name-table.ts';
import { meantChoice, misspelt, nearMiss } from './near-miss.ts';
import { shortened } from '../read/open-quote.ts';
import { printing } from './printing.ts';
import { toFinding } from './reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from './spoken.ts';
import type { World } from '../read/statement.ts';

const rule = 'unreadable-sentence';

/** The place of a sentence, and the words with which one can start there. */
export interface Standing {
  readonly place: Place;
  readonly firsts: readonly string[];
}

/** The finding for tokens `from` to `to`, after a tracing matcher has tried every row that is possible there. */
export function explain(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  trace: Matcher,
  standing: Standing,
): Finding {
  const { firsts } = standing;
  const remark = remarkFor(world, sentence, from, to);
  if (remark !== undefined) return remark;
  const first = sentence.tokens[from]?.text ?? '';
  const keyword = firsts.includes(first) && !isArticle(first);
  const about =
    (keyword || standing.place === 'combatant' ? undefined : explainVerb(world, sentence, from, to)) ??
    (trace.surest > 0 ? undefined : explainFirst(world, sentence, from, to, trace, standing));
  if (about !== undefined) return about;
  if (isArticle(first) && trace.furthest <= from + 1 && trace.partial.length === 0 && !hasColon(sentence, from, to))
    return prose(world, sentence, from, to, standing.place);
  if (!keyword && isRemark(sentence, from, to, trace, standing))
    return prose(world, sentence, from, to, standing.place);
  const at = Math.max(trace.furthest, from);
  const { wanted } = trace;
  const use =
    misspelt(world, sentence, at, wanted) === undefined
      ? explainUse(world, sentence, { from, at, to }, standing.place)
      : undefined;
  if (use !== undefined) return use;
  if (at >= to) return needs(world, sentence, from, to, wanted);
  return (
    misspelt(world, sentence, at, wanted) ??
    meantChoice(world, sentence, at, to, wanted) ??
    firstMisspelt(
      world,
      sentence,
      trace.guessed.filter((want) => want.at >= at),
    ) ??
    misplacedToken(world, sentence, from, to, standing, at, wanted)
  );
}

/** `TODO: …` and `Notes:` are the writer’s own remarks. */
function remarkFor(world: World, sentence: Sentence, from: number, to: number): Finding | undefined {
  const [first, second] = [sentence.tokens[from], sentence.tokens[from + 1]];
  const isHeading = to - from === 2 && /^notes?$/iu.test(first?.text ?? '');
  if (first?.kind !== 'word' || second?.text !== ':' || !(isHeading || reminders.has(first.text))) return undefined;
  const source = sourceOf(world.file, sentence, from, to);
  const fix: Fix = {
    title: 'Make it a comment',
    certain: false,
    intents: [{ do: 'replace', at: { ...source, end: source.start }, with: '// ' }],
  };
  return toFinding(
    rule,
    isHeading ? 'heading' : 'comment',
    isHeading ? { words: `${first.text}:` } : { mark: `${first.text}:` },
    source,
    [fix],
  );
}

const reminders = new Set(['TODO', 'FIXME', 'XXX', 'NB', 'PS']);

/** A sentence that no row supports: its first word is misspelt, or unknown. */
function explainFirst(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  trace: Matcher,
  { firsts, place }: Standing,
): Finding | undefined {
  const token = sentence.tokens[from];
  const source = sourceOf(world.file, sentence, from, from + 1);
  if (token?.kind !== 'word') return to - from > 1 ? prose(world, sentence, from, to, place) : undefined;
  const round = explainGarbledRound(world, sentence, from, to, { firsts, place });
  if (round !== undefined) return round;
  const near = isVague(token.text)
    ? undefined
    : (nearMiss(token.text, firsts, source) ??
      firstMisspelt(world, sentence, trace.guessed) ??
      nearMiss(token.text, namesIn(world), source));
  return near ?? prose(world, sentence, from, to, place);
}

/** A sentence unrelated to the rules, as far as one can see: it can be printed. */
export function prose(world: World, sentence: Sentence, from: number, to: number, place: Place): Finding {
  const source = sourceOf(world.file, sentence, from, to);
  const words = spoken(sentence.tokens, from, to);
  return toFinding(
    rule,
    place === 'combatant' ? 'block' : 'prose',
    { words: shortened(words) },
    source,
    printing(source, words, place),
  );
}

function namesIn(world: World): readonly string[] {
  return world.names.all('combatant').flatMap((name) => nameWords(name.name));
}

/** Outside of rounds, a long sentence with hardly any known words but names is about the story, not the rules. */
function isRemark({ tokens }: Sentence, from: number, to: number, trace: Matcher, { place }: Standing): boolean {
  if (place === 'round' || place === 'announcement' || to - from < leastOfRemark) return false;
  return (
    !tokens.slice(from, to).some(({ kind }) => kind === 'prose') &&
    trace.partial.length === 0 &&
    trace.surest <= leastOfRemark - 2
  );
}

function hasColon({ tokens }: Sentence, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ kind, text }) => kind === 'mark' && text === ':');
}

const leastOfRemark = 5;

function firstMisspelt(world: World, sentence: Sentence, guessed: readonly Want[]): Finding | undefined {
  for (const want of guessed) {
    const finding = misspelt(world, sentence, want.at, [want]);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

function needs(world: World, sentence: Sentence, from: number, to: number, wanted: readonly Want[]): Finding {
  const last = withoutNumbers(wanted.filter((want) => want.type !== 'end'));
  const words = shortened(spoken(sentence.tokens, from, to));
  const source = sourceOf(world.file, sentence, from, to);
  const asked = expected(last);
  const likeliest = last.find(({ called }) => !called.startsWith('“')) ?? last[0];
  return asked.length <= longestAsked || likeliest === undefined
    ? toFinding(rule, 'needs', { words, expected: asked }, source)
    : toFinding(rule, 'unfinished', { words, example: likeliest.row.pattern.example }, source);
}

/** The longest list of what may follow, in characters; instead of a longer one, an example is shown. */
const longestAsked = 75;

/** Leaves out optional numbers before what is expected, such as the 1 of `1 d6`. */
function withoutNumbers(wanted: readonly Want[]): readonly Want[] {
  const others = wanted.filter(({ called }) => !isNumber(called));
  return others.length > 0 ? others : wanted;
}

function isNumber(called: string): boolean {
  return /^“\d+”$/u.test(called);
}

/** Treats a bracketed expression without nested brackets as one unit. */
function behindBrackets({ tokens }: Sentence, at: number, to: number): number {
  const next = tokens.findIndex(({ text }, index) => index > at && index < to && (text === '(' || text === ')'));
  return tokens[next]?.text === ')' ? next + 1 : at + 1;
}

function misplacedToken(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  { place, firsts }: Standing,
  at: number,
  wanted: readonly Want[],
): Finding {
  const token = sentence.tokens[at];
  const isBracket = token?.text === '(';
  const end = isBracket ? behindBrackets(sentence, at, to) : at + 1;
  const source = sourceOf(world.file, sentence, at, end);
  const text = isBracket ? spoken(sentence.tokens, at, end) : (token?.text ?? '');
  const word = isBracket || token?.kind === 'prose' ? shortened(text) : text;
  if (at === from) return prose(world, sentence, from, to, place);
  if (wanted.some(({ slot, row }) => slot === 'kind' && row.pattern.id === 'verb')) return noKind(world, word, source);
  const better = namedByForms(
    world,
    wanted.filter((want) => want.type !== 'end'),
  );
  // An unreadable sentence can be kept as a note; but a heading or a line of a block would lose its function.
  const fixes =
    (place === 'round' || place === 'announcement') && !firsts.includes(sentence.tokens[from]?.text ?? '')
      ? notes(world, sentence, { from, at, to }, spoken(sentence.tokens, from, to))
      : [];
  if (better.length === 0) return toFinding(rule, 'surplus', { word }, source, fixes);
  const [example = '', ...others] = new Set(better.map(({ row }) => row.pattern.example));
  if (calledIn(better).size > mostSaid)
    return example === '' || others.length > 0
      ? toFinding(rule, 'lost', { word }, source, fixes)
      : toFinding(rule, 'example', { word, example }, source, fixes);
  return toFinding(rule, 'unexpected', { word, expected: expected(better) }, source, fixes);
}

/** The name of a form of the game’s own says what is expected there; its first words are those to choose from. */
function namedByForms({ table }: World, wanted: readonly Want[]): readonly Want[] {
  const types = new Set(table.ruleset.slotForms.map(({ type }) => type));
  const [form, ...others] = wanted.filter(({ type }) => types.has(type));
  if (form === undefined || others.length > 0) return wanted;
  const words = wanted.filter(({ row }) => row === form.row).flatMap((want) => want.words ?? []);
  return [...wanted.filter(({ row }) => row !== form.row), { ...form, words }];
}

/** For words after `verb …:` that are no kind of action: lists the kinds, and offers the likeliest as a fix. */
function noKind({ table }: World, word: string, source: Source): Finding {
  const { verbKinds } = table.ruleset.vocabulary;
  const called = (attack: boolean): string =>
    anyOf(verbKinds.filter((kind) => kind.attack === attack).map(({ kind }) => kind));
  const meant = verbKinds.filter(({ kind }) => kind.split(' ').includes(word));
  const fixes = meant.map(({ kind }): Fix => ({
    title: `Write “${kind}”`,
    certain: false,
    intents: [{ do: 'replace', at: source, with: kind }],
  }));
  return toFinding(rule, 'kind', { word, attacks: called(true), others: called(false) }, source, fixes);
}

function anyOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}

/** Maximum number of expectations to list, for readability; more if something is missing at the end. */
const mostSaid = 2;
const mostNeeded = 5;

/** What was expected, in words. */
function expected(wanted: readonly Want[]): string {
  const called = [...calledIn(wanted)].slice(0, mostNeeded);
  if (called.length === 0) return 'something else';
  return called.length === 1 ? `${called.join('')}${choices(wanted)}` : anyOf(called);
}

/** The words to choose from, if they are few and not mentioned already: `: down, hurt, free`. */
function choices(wanted: readonly Want[]): string {
  if (wanted.every((want) => want.called.startsWith('“'))) return '';
  const words = [...new Set(wanted.flatMap((want) => want.words ?? []))];
  return words.length > 1 && words.length <= mostChoices ? ` (${words.join(', ')})` : '';
}

const mostChoices = 10;

/** The names of expectations; from the row, if it names its slot. */
function calledIn(wanted: readonly Want[]): ReadonlySet<string> {
  return new Set(
    wanted.map(
      (want) => (want.slot === undefined ? undefined : ownValue(want.row.pattern.asks ?? {}, want.slot)) ?? want.called,
    ),
  );
}
