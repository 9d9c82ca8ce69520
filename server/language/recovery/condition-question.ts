/** Rewords the condition of an action as a round’s heading expresses it: `if Bill misses` becomes `Bill failed`. */
import { isVague } from '../../engine/index.ts';
import { condition } from '../match/condition-slot.ts';
import { Matcher } from '../match/matcher.ts';
import { oneName } from '../match/name-slots.ts';
import { spoken } from '../explain/spoken.ts';
import type { World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import type { Rewording } from './rewording.ts';

const standing = [
  'standing',
  'up',
  'alive',
  'conscious',
  'there',
  'on his feet',
  'on her feet',
  'on its feet',
  'on their feet',
  'fighting',
];
const falling = [
  'goes down',
  'falls',
  'falls down',
  'drops',
  'dies',
  'is dead',
  'is out',
  'is killed',
  'is knocked out',
  'collapses',
  'is defeated',
];
const failing = ['misses', 'fails', 'missed', 'is missed'];
const succeeding = ['hits', 'succeeds', 'manages', 'manages it', 'hit', 'makes it', 'gets through'];
const loose = ['is loose', 'gets free', 'breaks free', 'gets loose', 'gets away', 'is free'];

/**
 * The actor and the action, for pronouns in the condition; an actor who is named only after the condition isn’t meant
 * by a pronoun in it.
 */
interface About {
  readonly actor: readonly Token[];
  readonly action: readonly Token[];
  readonly isNamedLater?: boolean;
}

/**
 * The condition as worded in a heading; a pronoun means the actor if the condition is about success, and otherwise the
 * target of the action.
 */
export function conditionAsked(
  world: World,
  whole: Rewording,
  words: readonly Token[],
  about: About,
): string | undefined {
  const tokens = words.filter(({ text, kind }) => kind !== 'word' || !['still', 'then', 'already'].includes(text));
  const exact = asAsked(world, whole, tokens);
  if (exact !== undefined) return exact;
  const subject = subjectOf(world, whole, tokens, about);
  if (subject === undefined) return undefined;
  const asked = askedOf(subject.name, spoken(tokens, subject.end, tokens.length));
  return asked === undefined ? undefined : asAsked(world, whole, asked.split(' ').map(asWord));
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

/** The words of some tokens, if they are a condition about known combatants. */
function asAsked(world: World, whole: Rewording, tokens: readonly Token[]): string | undefined {
  const matcher = new Matcher(world, { ...whole.sentence, tokens }, 0, tokens.length, () => []);
  const isWhole = condition
    .read(matcher, 0)
    .some(({ end, value }) => end === tokens.length && value.is === 'condition');
  return isWhole && knowsAll(world, tokens) ? tokens.map(({ text }) => text).join(' ') : undefined;
}

function knowsAll(world: World, tokens: readonly Token[]): boolean {
  return !tokens.some(({ text }) => isVague(text) && !world.names.all('combatant').some(({ name }) => name === text));
}

/** The subject of the condition: a name, or the combatant that a pronoun means. */
function subjectOf(
  world: World,
  whole: Rewording,
  tokens: readonly Token[],
  { actor, action, isNamedLater = false }: About,
): { readonly name: string; readonly end: number } | undefined {
  const first = tokens[0]?.text ?? '';
  if (isVague(first)) {
    if (first.toLowerCase() === 'they' || isNamedLater) return undefined;
    const said = spoken(tokens, 1, tokens.length);
    const isOwn = failing.includes(said) || succeeding.includes(said);
    return { name: (isOwn ? undefined : knownIn(world, action)) ?? spoken(actor, 0, actor.length), end: 1 };
  }
  const matcher = new Matcher(world, { ...whole.sentence, tokens }, 0, tokens.length, () => []);
  const known = oneName(matcher, 0, 'combatant').find(({ names }) => names.every(({ id }) => id !== undefined));
  return known === undefined ? undefined : { name: spoken(tokens, 0, known.end), end: known.end };
}

/** The last combatant named in some words. */
function knownIn(world: World, tokens: readonly Token[]): string | undefined {
  let found: string | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const name = world.names.find('combatant', tokens, at, tokens.length);
    if (name !== undefined)
      found = name.name.article === undefined ? name.name.name : `${name.name.article} ${name.name.name}`;
  }
  return found;
}
