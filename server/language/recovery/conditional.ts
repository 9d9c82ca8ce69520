/** An announcement that depends on something: what it depends on as a condition of the language, what is announced then, and what otherwise. */
import { isVague, type Source } from '../../engine/index.ts';
import { condition } from '../condition-slot.ts';
import { sourceOf } from '../layout.ts';
import { Matcher } from '../matcher.ts';
import { oneName } from '../name-slots.ts';
import type { Sentence } from '../sentences.ts';
import { spoken } from '../spoken.ts';
import type { World } from '../statement.ts';
import type { Token } from '../tokens.ts';
import { endOfActor } from './actor.ts';
import { withoutBullet } from './marks.ts';
import { withCapitals, withEveryBody } from './name-words.ts';
import { normalized } from './normalizers.ts';
import { asWritten, type Rewording } from './rewording.ts';

/**
 * `words` is the condition as it stands in the text, `condition` the same as a round's heading asks it, where it can be asked.
 * `then` and `otherwise` are announcements with their actor, as tokens with the places of those that were written.
 */
export interface Conditional {
  readonly words: Source;
  readonly condition?: string;
  readonly then: readonly Token[];
  readonly otherwise?: readonly Token[];
}

const openers = new Set(['if', 'If', 'when', 'When', 'once', 'Once', 'unless', 'Unless']);
const elses = new Set(['otherwise', 'Otherwise', 'else']);

/** The parts of a conditional announcement; `undefined` where a sentence is none. */
export function conditionalOf(world: World, sentence: Sentence, from: number, to: number): Conditional | undefined {
  const whole = normalized(world, asWritten(sentence, from, to), [withoutBullet, withCapitals, withEveryBody]);
  const { tokens } = whole.sentence;
  const opener = tokens.findIndex((token, index) => index >= whole.from && index < whole.to && token.kind === 'word' && openers.has(token.text));
  if (opener < 0) return undefined;
  const other = tokens.findIndex((token, index) => index > opener && index < whole.to && token.kind === 'word' && elses.has(token.text));
  const end = other < 0 ? whole.to : other;
  const cut = parts(world, whole, opener, end);
  if (cut === undefined || cut.action.length === 0 || cut.until <= opener + 1) return undefined;
  const words = sourceOf(world.file, whole.sentence, opener, cut.until);
  const asked = canonical(world, whole, opener, cut, tokens[opener]?.text.toLowerCase() === 'unless');
  const otherwise = other < 0 ? [] : announced(world, whole, cut.actor, tokens.slice(other + 1, whole.to));
  return {
    words: { ...words, sentence: sentence.id }, then: announced(world, whole, cut.actor, cut.action),
    ...(asked === undefined ? {} : { condition: asked }), ...(otherwise.length === 0 ? {} : { otherwise }),
  };
}

/** Whose announcement it is, what is done, and the first token behind the condition. */
interface Cut {
  readonly actor: readonly Token[];
  readonly action: readonly Token[];
  readonly until: number;
}

/** The condition stands before the action, up to a comma or `then`; or behind it, up to the end. */
function parts(world: World, whole: Rewording, opener: number, end: number): Cut | undefined {
  const { tokens } = whole.sentence;
  const head = opener === whole.from ? undefined : endOfActor(world, whole);
  const colon = head !== undefined && tokens[head]?.text === ':' ? head + 1 : head;
  if (head !== undefined && colon !== undefined && opener > colon) return { actor: tokens.slice(whole.from, head), action: withoutJoint(tokens.slice(colon, opener)), until: lastWord(tokens, end) };
  const until = tokens.findIndex((token, index) => index > opener && index < end && (token.text === ',' || token.text === 'then') && token.kind !== 'prose');
  if (until < 0) return undefined;
  const rest = withoutJoint(tokens.slice(until, end));
  if (head !== undefined) return { actor: tokens.slice(whole.from, head), action: withoutSubject(rest), until };
  const start = tokens.indexOf(rest[0] ?? tokens[end] ?? ({} as Token));
  const actorEnd = start < 0 ? undefined : endOfActor(world, whole, start);
  if (actorEnd === undefined) return undefined;
  const behind = tokens[actorEnd]?.text === ':' ? actorEnd + 1 : actorEnd;
  return { actor: tokens.slice(start, actorEnd), action: withoutJoint(tokens.slice(behind, end)), until };
}

function lastWord(tokens: readonly Token[], end: number): number {
  return tokens[end - 1]?.text === ',' ? end - 1 : end;
}

/** Without the commas, `and` and `then` around it. */
function withoutJoint(tokens: readonly Token[]): readonly Token[] {
  const isJoint = (token: Token | undefined): boolean => token !== undefined && token.kind !== 'prose' && [',', 'then', 'and', 'but', ':'].includes(token.text);
  let [from, to] = [0, tokens.length];
  while (from < to && isJoint(tokens[from])) from += 1;
  while (to > from && isJoint(tokens[to - 1])) to -= 1;
  return tokens.slice(from, to);
}

/** `she shoots him` behind `Hale: if Teo stands,` is what Hale does. */
function withoutSubject(tokens: readonly Token[]): readonly Token[] {
  return ['he', 'she', 'it', 'they'].includes(tokens[0]?.text.toLowerCase() ?? '') ? tokens.slice(1) : tokens;
}

/** An announcement of somebody, unless its words name another actor. */
function announced(world: World, whole: Rewording, actor: readonly Token[], words: readonly Token[]): readonly Token[] {
  const rest = withoutJoint(words);
  if (rest.length === 0) return [];
  const own = endOfActor(world, { ...whole, sentence: { ...whole.sentence, tokens: rest }, from: 0, to: rest.length });
  const colon = (before: readonly Token[]): Token => ({ kind: 'mark', text: ':', start: before.at(-1)?.end ?? 0, end: before.at(-1)?.end ?? 0, onNewLine: false, open: false });
  if (own !== undefined && own < rest.length && !isVague(rest[0]?.text ?? '')) return [...rest.slice(0, own), colon(rest.slice(0, own)), ...withoutJoint(rest.slice(own))];
  return [...actor, colon(actor), ...withoutSubject(rest)];
}

const standing = ['standing', 'up', 'alive', 'conscious', 'there', 'on his feet', 'on her feet', 'on its feet', 'on their feet', 'fighting'];
const falling = ['goes down', 'falls', 'falls down', 'drops', 'dies', 'is dead', 'is out', 'is killed', 'is knocked out', 'collapses', 'is defeated'];
const failing = ['misses', 'fails', 'missed', 'is missed'];
const succeeding = ['hits', 'succeeds', 'manages', 'manages it', 'hit', 'makes it', 'gets through'];
const loose = ['is loose', 'gets free', 'breaks free', 'gets loose', 'gets away', 'is free'];

/** The condition as a heading asks it; a pronoun stands for whom the action is aimed at, or for who acts. */
function canonical(world: World, whole: Rewording, opener: number, cut: Cut, isNegated: boolean): string | undefined {
  const tokens = whole.sentence.tokens.slice(opener + 1, cut.until).filter(({ text, kind }) => kind !== 'word' || !['still', 'then', 'already'].includes(text));
  const exact = asAsked(world, whole, tokens);
  if (exact !== undefined) return isNegated ? `not ${exact}` : exact;
  const subject = subjectOf(world, whole, tokens, cut);
  if (subject === undefined) return undefined;
  const said = spoken(tokens, subject.end, tokens.length);
  const asked = askedOf(subject.name, said);
  const read = asked === undefined ? undefined : asAsked(world, whole, asked.split(' ').map(asWord));
  return read === undefined || !isNegated ? read : `not ${read}`;
}

function askedOf(name: string, said: string): string | undefined {
  if (standing.some((words) => said === `is ${words}` || said === `stands`)) return `${name} is not down`;
  if (falling.includes(said)) return `${name} is down`;
  if (failing.includes(said)) return `${name} failed`;
  if (succeeding.includes(said)) return `${name} succeeded`;
  if (loose.includes(said)) return `${name} is free`;
  return said.startsWith('is ') ? `${name} ${said}` : undefined;
}

function asWord(text: string): Token {
  return { kind: 'word', text, start: 0, end: 0, onNewLine: false, open: false };
}

/** The words of some tokens, where they are a condition that asks about somebody who is there. */
function asAsked(world: World, whole: Rewording, tokens: readonly Token[]): string | undefined {
  const matcher = new Matcher(world, { ...whole.sentence, tokens }, 0, tokens.length, () => []);
  const isWhole = condition.read(matcher, 0).some(({ end, value }) => end === tokens.length && value.is === 'condition');
  return isWhole && knowsAll(world, tokens) ? tokens.map(({ text }) => text).join(' ') : undefined;
}

function knowsAll(world: World, tokens: readonly Token[]): boolean {
  return !tokens.some(({ text }) => isVague(text) && !world.names.all('combatant').some(({ name }) => name === text));
}

/** Whom the condition is about: a name, or whom a pronoun stands for. */
function subjectOf(world: World, whole: Rewording, tokens: readonly Token[], { actor, action }: Cut): { readonly name: string; readonly end: number } | undefined {
  const first = tokens[0]?.text ?? '';
  if (isVague(first)) {
    const name = first.toLowerCase() === 'they' ? undefined : knownIn(world, action) ?? spoken(actor, 0, actor.length);
    return name === undefined ? undefined : { name, end: 1 };
  }
  const matcher = new Matcher(world, { ...whole.sentence, tokens }, 0, tokens.length, () => []);
  const known = oneName(matcher, 0, 'combatant').find(({ names }) => names.every(({ id }) => id !== undefined));
  return known === undefined ? undefined : { name: spoken(tokens, 0, known.end), end: known.end };
}

/** The last combatant who is named in some words. */
function knownIn(world: World, tokens: readonly Token[]): string | undefined {
  let found: string | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const name = world.names.find('combatant', tokens, at, tokens.length);
    if (name !== undefined) found = name.name.article === undefined ? name.name.name : `${name.name.article} ${name.name.name}`;
  }
  return found;
}
