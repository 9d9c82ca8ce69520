/** Splits a conditional announcement into its condition, the announcement, and the alternative. */
import { isVague, type Source } from '../../engine/index.ts';
import { sourceOf } from '../read/layout.ts';
import type { Sentence } from '../read/sentences.ts';
import type { World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import { endOfActor } from './actor.ts';
import { conditionAsked } from './condition-question.ts';
import { withoutBullet } from './marks.ts';
import { withCapitals, withEveryBody } from './name-words.ts';
import { normalized } from './normalizers.ts';
import { vagueEnd } from './vague-names.ts';
import { asWritten, type Rewording } from './rewording.ts';

/**
 * `words` is the condition as written, `condition` the same as worded in a round’s heading, if possible.
 * `then` and `otherwise` are announcements with their actor, as tokens at their written places.
 */
export interface Conditional {
  readonly words: Source;
  readonly condition?: string;
  readonly then: readonly Token[];
  readonly otherwise?: readonly Token[];
}

const openers = new Set(['if', 'If', 'when', 'When', 'once', 'Once', 'unless', 'Unless']);
const elses = new Set(['otherwise', 'Otherwise', 'else']);

/** The parts of a conditional announcement; `undefined` if the sentence isn’t one. */
export function conditionalOf(world: World, sentence: Sentence, from: number, to: number): Conditional | undefined {
  const whole = normalized(world, asWritten(sentence, from, to), [withoutBullet, withCapitals, withEveryBody]);
  const { tokens } = whole.sentence;
  const opener = tokens.findIndex(
    (token, index) => index >= whole.from && index < whole.to && token.kind === 'word' && openers.has(token.text),
  );
  if (opener < 0) return undefined;
  const other = tokens.findIndex(
    (token, index) => index > opener && index < whole.to && token.kind === 'word' && elses.has(token.text),
  );
  const end = other < 0 ? whole.to : other;
  const cut = parts(world, whole, opener, end);
  if (cut === undefined || cut.action.length === 0 || cut.until <= opener + 1) return undefined;
  const words = sourceOf(world.file, whole.sentence, opener, cut.until);
  const asked = conditionAsked(world, whole, tokens.slice(opener + 1, cut.until), cut);
  const condition = asked === undefined || tokens[opener]?.text.toLowerCase() !== 'unless' ? asked : `not ${asked}`;
  const otherwise = other < 0 ? [] : announced(world, whole, cut.actor, tokens.slice(other + 1, whole.to));
  return {
    words: { ...words, sentence: sentence.id },
    then: announced(world, whole, cut.actor, cut.action),
    ...(condition === undefined ? {} : { condition }),
    ...(otherwise.length === 0 ? {} : { otherwise }),
  };
}

/** The actor, the action, and the end of the condition; the actor may be named only after the condition. */
interface Cut {
  readonly actor: readonly Token[];
  readonly action: readonly Token[];
  readonly until: number;
  readonly isNamedLater?: boolean;
}

/** The condition precedes the action, up to a comma or `then`; or follows it, up to the end. */
function parts(world: World, whole: Rewording, opener: number, end: number): Cut | undefined {
  const { tokens } = whole.sentence;
  const head = opener === whole.from ? undefined : endOfActor(world, whole);
  const colon = head !== undefined && tokens[head]?.text === ':' ? head + 1 : head;
  if (head !== undefined && colon !== undefined && opener > colon)
    return {
      actor: tokens.slice(whole.from, head),
      action: withoutJoint(tokens.slice(colon, opener)),
      until: lastWord(tokens, end),
    };
  const until = tokens.findIndex(
    (token, index) =>
      index > opener && index < end && (token.text === ',' || token.text === 'then') && token.kind !== 'prose',
  );
  if (until < 0) return undefined;
  const rest = withoutJoint(tokens.slice(until, end));
  if (head !== undefined) return { actor: tokens.slice(whole.from, head), action: withoutSubject(rest), until };
  const [first] = rest;
  const start = first === undefined ? end : tokens.indexOf(first);
  const actorEnd = endOfActor(world, whole, start) ?? vagueEnd(whole, start);
  if (actorEnd === undefined) return undefined;
  const behind = tokens[actorEnd]?.text === ':' ? actorEnd + 1 : actorEnd;
  return {
    actor: tokens.slice(start, actorEnd),
    action: withoutJoint(tokens.slice(behind, end)),
    until,
    isNamedLater: true,
  };
}

function lastWord(tokens: readonly Token[], end: number): number {
  return tokens[end - 1]?.text === ',' ? end - 1 : end;
}

/** Without leading and trailing commas, colons, `and`, `but` and `then`. */
function withoutJoint(tokens: readonly Token[]): readonly Token[] {
  const isJoint = (token: Token | undefined): boolean =>
    token !== undefined && token.kind !== 'prose' && [',', 'then', 'and', 'but', ':'].includes(token.text);
  let [from, to] = [0, tokens.length];
  while (from < to && isJoint(tokens[from])) from += 1;
  while (to > from && isJoint(tokens[to - 1])) to -= 1;
  return tokens.slice(from, to);
}

/** Drops the pronoun of the actor: `she shoots him` after `Hale: if Teo stands,` is Hale’s action. */
function withoutSubject(tokens: readonly Token[]): readonly Token[] {
  return ['he', 'she', 'it', 'they'].includes(tokens[0]?.text.toLowerCase() ?? '') ? tokens.slice(1) : tokens;
}

/** An announcement of an actor, unless its words name another one. */
function announced(world: World, whole: Rewording, actor: readonly Token[], words: readonly Token[]): readonly Token[] {
  const rest = withoutJoint(words);
  if (rest.length === 0) return [];
  const own = endOfActor(world, { ...whole, sentence: { ...whole.sentence, tokens: rest }, from: 0, to: rest.length });
  const colon = (before: readonly Token[]): Token => ({
    kind: 'mark',
    text: ':',
    start: before.at(-1)?.end ?? 0,
    end: before.at(-1)?.end ?? 0,
    onNewLine: false,
    open: false,
  });
  if (own !== undefined && own < rest.length && !isVague(rest[0]?.text ?? ''))
    return [...rest.slice(0, own), colon(rest.slice(0, own)), ...withoutJoint(rest.slice(own))];
  return [...actor, colon(actor), ...withoutSubject(rest)];
}
