/** Says why a sentence can't be read: what stands where reading failed, what was expected there, and what may be meant. */
import type { Finding, Fix, Source } from '../engine/index.ts';
import { isCapitalised } from './characters.ts';
import { sourceOf } from './layout.ts';
import type { Want } from './match-types.ts';
import type { Matcher } from './matcher.ts';
import { nearest } from './near.ts';
import { shortened } from './open-quote.ts';
import { toFinding } from './reading-rules.ts';
import type { Sentence } from './sentences.ts';
import { spoken } from './spoken.ts';
import type { World } from './statement.ts';
import { namesSeveral } from './word-forms.ts';

const rule = 'unreadable-sentence';

/**
 * The finding for tokens `from` to `to`, after a tracing matcher has tried every row that could stand there.
 * `firsts` are the words with which a sentence can begin there.
 */
export function explain(
  world: World, sentence: Sentence, from: number, to: number, trace: Matcher, firsts: readonly string[],
): Finding {
  const keyword = firsts.includes(sentence.tokens[from]?.text ?? '');
  const about = (keyword ? undefined : explainVerb(world, sentence, from, to)) ?? (trace.surest > 0 ? undefined : explainFirst(world, sentence, from, trace, firsts));
  if (about !== undefined) return about;
  const at = Math.max(trace.furthest, from);
  const { wanted } = trace;
  if (at >= to) return needs(world, sentence, from, to, wanted);
  return misspelt(world, sentence, at, wanted) ?? misplacedToken(world, sentence, from, at, wanted);
}

/** A sentence for which nothing speaks: its first word is misspelt, or unknown. */
function explainFirst(world: World, sentence: Sentence, from: number, trace: Matcher, firsts: readonly string[]): Finding | undefined {
  const token = sentence.tokens[from];
  const source = sourceOf(world.file, sentence, from, from + 1);
  if (token?.kind !== 'word') return undefined;
  const near = nearMiss(token.text, firsts, source) ?? firstMisspelt(world, sentence, trace.guessed) ?? nearMiss(token.text, namesIn(world), source);
  return near ?? (isCapitalised(token.text) ? undefined : toFinding(rule, 'unknown', { word: token.text }, source));
}

function namesIn(world: World): readonly string[] {
  return world.names.all('combatant').flatMap((name) => name.name.split(' '));
}

function firstMisspelt(world: World, sentence: Sentence, guessed: readonly Want[]): Finding | undefined {
  for (const want of guessed) {
    const finding = misspelt(world, sentence, want.at, [want]);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

/** An announcement whose verb nobody knows, or which has no colon. */
function explainVerb(world: World, sentence: Sentence, from: number, to: number): Finding | undefined {
  const { tokens } = sentence;
  const colon = tokens.findIndex((token, index) => index >= from && index < to && token.kind === 'mark' && token.text === ':');
  const verbs = world.table.verbWords(world.names, namesSeveral(tokens, colon + 1));
  const verb = tokens[colon + 1];
  if (colon > from && verb?.kind === 'word' && colon + 1 < to && looksLikeActor(sentence, from, colon)) {
    if (verbs.has(verb.text)) return undefined;
    const source = sourceOf(world.file, sentence, colon + 1, colon + 2);
    return nearMiss(verb.text, verbs, source) ?? toFinding(rule, 'verb', { word: verb.text, kind: world.table.ruleset.vocabulary.verbKinds[0]?.kind ?? '' }, source);
  }
  const at = tokens.findIndex((token, index) => index > from && index < to && token.kind === 'word' && verbs.has(token.text));
  const actorEnd = tokens[at - 1]?.kind === 'mark' ? at - 1 : at;
  if (colon >= 0 || at < 0 || actorEnd <= from || !looksLikeActor(sentence, from, actorEnd)) return undefined;
  return withoutColon(world, sentence, from, actorEnd, at);
}

/** The colon is missing, or another mark stands in its place. */
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
  return plain && to - from <= 12 && last !== undefined && (last.kind === 'prose' || /^\p{Lu}|^\p{Lo}/u.test(last.text));
}

function misspelt(world: World, sentence: Sentence, at: number, wanted: readonly Want[]): Finding | undefined {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word') return undefined;
  const words = wanted.flatMap((want) => want.words ?? []).map((words) => words.split(' ')[0] ?? '');
  return nearMiss(token.text, words, sourceOf(world.file, sentence, at, at + 1));
}

function nearMiss(word: string, known: Iterable<string>, source: Source): Finding | undefined {
  const near = nearest(word, known);
  if (near === undefined || near.word === word) return undefined;
  const fix: Fix = { title: `Write “${near.word}”`, certain: near.certain, intents: [{ do: 'replace', at: source, with: near.word }] };
  return toFinding(rule, 'misspelt', { word, near: near.word }, source, [fix]);
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

/** The words to choose from, where they are few: `: down, hurt, free`. */
function choices(wanted: readonly Want[]): string {
  const words = [...new Set(wanted.flatMap((want) => want.words ?? []))];
  return words.length > 1 && words.length <= mostChoices ? ` (${words.join(', ')})` : '';
}

const mostChoices = 10;

/** What the wanted things are called; by the row, where it has a name for its slot. */
function calledIn(wanted: readonly Want[]): ReadonlySet<string> {
  return new Set(wanted.map((want) => (want.slot === undefined ? undefined : want.row.pattern.asks?.[want.slot]) ?? want.called));
}
