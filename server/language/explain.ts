/** Says why a sentence can't be read: what stands where reading failed, what was expected there, and what may be meant. */
import type { Finding } from '../engine/index.ts';
import { explainVerb } from './explain-verb.ts';
import { sourceOf } from './layout.ts';
import type { Want } from './match-types.ts';
import type { Matcher } from './matcher.ts';
import { isArticle, nameWords } from './name-table.ts';
import { meantChoice, misspelt, nearMiss } from './near-miss.ts';
import { shortened } from './open-quote.ts';
import { toFinding } from './reading-rules.ts';
import type { Sentence } from './sentences.ts';
import { spoken } from './spoken.ts';
import type { World } from './statement.ts';

const rule = 'unreadable-sentence';

/**
 * The finding for tokens `from` to `to`, after a tracing matcher has tried every row that could stand there.
 * `firsts` are the words with which a sentence can begin there.
 */
export function explain(
  world: World, sentence: Sentence, from: number, to: number, trace: Matcher, firsts: readonly string[],
): Finding {
  const first = sentence.tokens[from]?.text ?? '';
  const keyword = firsts.includes(first) && !isArticle(first);
  const about = (keyword ? undefined : explainVerb(world, sentence, from, to)) ?? (trace.surest > 0 ? undefined : explainFirst(world, sentence, from, trace, firsts));
  if (about !== undefined) return about;
  const at = Math.max(trace.furthest, from);
  const { wanted } = trace;
  if (at >= to) return needs(world, sentence, from, to, wanted);
  return misspelt(world, sentence, at, wanted) ?? meantChoice(world, sentence, at, to, wanted)
    ?? firstMisspelt(world, sentence, trace.guessed.filter((want) => want.at >= at)) ?? misplacedToken(world, sentence, from, at, wanted);
}

/** A sentence for which nothing speaks: its first word is misspelt, or unknown. */
function explainFirst(world: World, sentence: Sentence, from: number, trace: Matcher, firsts: readonly string[]): Finding | undefined {
  const token = sentence.tokens[from];
  const source = sourceOf(world.file, sentence, from, from + 1);
  if (token?.kind !== 'word') return undefined;
  const near = nearMiss(token.text, firsts, source) ?? firstMisspelt(world, sentence, trace.guessed) ?? nearMiss(token.text, namesIn(world), source);
  return near ?? toFinding(rule, 'unknown', { word: token.text }, source);
}

function namesIn(world: World): readonly string[] {
  return world.names.all('combatant').flatMap((name) => nameWords(name.name));
}

function firstMisspelt(world: World, sentence: Sentence, guessed: readonly Want[]): Finding | undefined {
  for (const want of guessed) {
    const finding = misspelt(world, sentence, want.at, [want]);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

function needs(world: World, sentence: Sentence, from: number, to: number, wanted: readonly Want[]): Finding {
  const last = wanted.filter((want) => want.type !== 'end');
  const words = shortened(spoken(sentence.tokens, from, to));
  return toFinding(rule, 'needs', { words, expected: expected(last) }, sourceOf(world.file, sentence, from, to));
}

function misplacedToken(world: World, sentence: Sentence, from: number, at: number, wanted: readonly Want[]): Finding {
  const token = sentence.tokens[at];
  const source = sourceOf(world.file, sentence, at, at + 1);
  const word = token?.kind === 'prose' ? shortened(token.text) : token?.text ?? '';
  if (at === from) return toFinding(rule, 'unknown', { word }, source);
  const better = wanted.filter((want) => want.type !== 'end');
  if (better.length === 0) return toFinding(rule, 'surplus', { word }, source);
  if (calledIn(better).size > mostSaid) return toFinding(rule, 'lost', { word }, source);
  return toFinding(rule, 'unexpected', { word, expected: expected(better) }, source);
}

const mostSaid = 5;

/** What was expected, in words. */
function expected(wanted: readonly Want[]): string {
  const first = [...calledIn(wanted)].slice(0, mostSaid);
  if (first.length === 0) return 'something else';
  const last = first.pop() ?? '';
  return first.length === 0 ? `${last}${choices(wanted)}` : `${first.join(', ')} or ${last}`;
}

/** The words to choose from, where they are few and not said already: `: down, hurt, free`. */
function choices(wanted: readonly Want[]): string {
  if (wanted.every((want) => want.called.startsWith('“'))) return '';
  const words = [...new Set(wanted.flatMap((want) => want.words ?? []))];
  return words.length > 1 && words.length <= mostChoices ? ` (${words.join(', ')})` : '';
}

const mostChoices = 10;

/** What the wanted things are called; by the row, where it has a name for its slot. */
function calledIn(wanted: readonly Want[]): ReadonlySet<string> {
  return new Set(wanted.map((want) => (want.slot === undefined ? undefined : want.row.pattern.asks?.[want.slot]) ?? want.called));
}
