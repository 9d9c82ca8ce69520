/** Announcements of several actions: one is played, and the fixes keep either, with the other in a note. */
import type { Finding, Fix, Source } from '../../engine/index.ts';
import type { Context } from '../match/contexts.ts';
import { sourceOf } from '../read/layout.ts';
import { nearest } from '../explain/near.ts';
import { toFinding } from '../explain/reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from '../explain/spoken.ts';
import { speechRow } from '../skeleton/speech.ts';
import type { Statement, World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import { atTheHead, normalized } from './normalizers.ts';
import { thirdPersonOf } from './verb-words.ts';
import { findReading, nearlyRead, type Found, type ReadRun } from './read-reworded.ts';
import { asWritten, type Rewording } from './rewording.ts';

/** A part of an announcement after its colon that is a separate action. */
interface Action {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly found?: Found | undefined;
  /** Speech is not an action: it is kept with the other one. */
  readonly isSpeech: boolean;
}

/** Plays the first action that can be read, but an attack takes precedence over another kind. */
export function readSeveralActions(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  readRun: ReadRun,
): Statement | undefined {
  const whole = normalized(world, asWritten(sentence, from, to), atTheHead);
  const colon = colonOf(whole);
  if (colon === undefined) return undefined;
  for (const [end, start] of joints(world, whole, colon)) {
    const [first, second] = [
      [colon + 1, end],
      [start, whole.to],
    ].map(([at = 0, stop = 0]) => action(world, whole, colon, at, stop, context, readRun));
    if (first === undefined || second === undefined || (first.found ?? second.found) === undefined) continue;
    return asStatement(world, { whole, colon, sentence, from, to, context }, first, second);
  }
  return undefined;
}

/** The colon of an announcement that has an actor before it. */
function colonOf({ sentence: { tokens }, from, to }: Rewording): number | undefined {
  const colon = tokens.findIndex(
    ({ kind, text }, index) => index >= from && index < to && kind === 'mark' && text === ':',
  );
  return colon > from ? colon : undefined;
}

/** Where one action may end and the next begin: at `and`, `then` or a comma before a verb. */
function* joints(
  world: World,
  { sentence: { tokens }, to }: Rewording,
  colon: number,
): Generator<readonly [end: number, start: number]> {
  for (let end = colon + 2; end < to - 1; end += 1) {
    let start = end;
    while (start < to && joining.has(tokens[start]?.text ?? '') && tokens[start]?.kind !== 'prose') start += 1;
    if (start === end) continue;
    const verb = tokens[start]?.kind === 'word' ? (tokens[start]?.text ?? '') : '';
    if (isVerb(world, verb) || (tokens[end]?.text !== ',' && mayBeVerb(world, verb))) yield [end, start];
    end = start;
  }
}

const joining = new Set(['and', ',', 'then', '&', 'but', 'also']);

/** A verb of the game, in any form. */
function isVerb(world: World, word: string): boolean {
  const verbs = world.table.verbWords(world.names, false);
  return verbs.has(word) || thirdPersonOf(word, verbs) !== undefined;
}

/** A word close to a verb of the game, or one in the form of a verb that doesn’t start a clause. */
function mayBeVerb(world: World, word: string): boolean {
  if (world.lexicon.clauseWords.has(word)) return false;
  return (
    /^\p{Ll}{2,}[^s]s$/u.test(word) ||
    (word.length > 3 && nearest(word, world.table.verbWords(world.names, false)) !== undefined)
  );
}

function action(
  world: World,
  whole: Rewording,
  colon: number,
  from: number,
  to: number,
  context: Context,
  readRun: ReadRun,
): Action {
  const { sentence } = whole;
  const tokens = [...sentence.tokens.slice(0, colon + 1), ...sentence.tokens.slice(from, to)];
  const alone: Rewording = { ...whole, sentence: { ...sentence, tokens }, to: tokens.length };
  const read = (rewording: Rewording): Statement | undefined =>
    announced(readRun(world, rewording.sentence, rewording.from, rewording.to, context));
  const whatever = readRun(world, alone.sentence, alone.from, alone.to, context);
  const isSpeech = whatever?.parts[0]?.row.id === speechRow;
  const statement = announced(whatever);
  const found = isSpeech
    ? undefined
    : statement === undefined
      ? (findReading(world, alone, read) ?? nearlyRead(world, alone, read))
      : { rewording: alone, statement };
  return { from, to, words: spoken(sentence.tokens, from, to), found, isSpeech };
}

function announced(statement: Statement | undefined): Statement | undefined {
  return statement?.parts[0]?.row.verb === undefined ? undefined : statement;
}

interface Written {
  readonly whole: Rewording;
  readonly colon: number;
  readonly sentence: Sentence;
  readonly from: number;
  readonly to: number;
  readonly context: Context;
}

function asStatement(world: World, written: Written, first: Action, second: Action): Statement | undefined {
  const kept = isAttack(world, second) && !isAttack(world, first) ? second : first.found === undefined ? second : first;
  const statement = kept.found?.statement;
  if (statement === undefined || kept.found === undefined) return undefined;
  const { sentence, from, to, context } = written;
  const { next, parts } = statement;
  return {
    sentence,
    from,
    to,
    context,
    next,
    parts,
    openEnded: false,
    readAs: kept.found.rewording.sentence,
    findings: [describe(world, written, first, second, kept)],
  };
}

function isAttack(world: World, { found }: Action): boolean {
  const verb = found?.statement.parts[0]?.row.verb;
  return (
    verb !== undefined &&
    world.table.ruleset.vocabulary.verbKinds.some(({ kind, attack }) => attack && kind === verb.kind)
  );
}

function describe(world: World, written: Written, first: Action, second: Action, kept: Action): Finding {
  const other = kept === first ? second : first;
  const { whole, colon, sentence, from } = written;
  const actor = spoken(whole.sentence.tokens, whole.from, colon);
  const fixes = [kept, other].flatMap((each) =>
    each.found === undefined ? [] : [keeping(world, written, first, second, each)],
  );
  const source = sourceOf(world.file, whole.sentence, other.from, other.to);
  return toFinding(
    'several-actions',
    'two',
    { actor, kept: kept.words, other: other.words },
    { ...source, sentence: sentence.id, start: Math.max(source.start, sentence.tokens[from]?.start ?? 0) },
    fixes,
  );
}

/** Prose with its quotes. */
function quotedAgain(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) => (token.kind === 'prose' ? { ...token, text: `"${token.text}"` } : token));
}

/** Moves the words of the other action into a note below. */
function keeping(
  world: World,
  { whole, colon, to, sentence }: Written,
  first: Action,
  second: Action,
  kept: Action,
): Fix {
  const other = kept === first ? second : first;
  const { tokens } = whole.sentence;
  const at = (start: number, end: number): Source => ({ file: world.file, sentence: sentence.id, start, end });
  const last = sentence.tokens[to - 1]?.end ?? 0;
  const out =
    kept === first
      ? { at: at(tokens[first.to - 1]?.end ?? 0, last), with: '' }
      : { at: at(tokens[colon]?.end ?? 0, tokens[second.from]?.start ?? 0), with: ' ' };
  const rest = spoken(quotedAgain(tokens.slice(other.from, other.to)), 0, other.to - other.from);
  const note = other.isSpeech
    ? `also ${rest}`
    : `note "${kept === first ? `then ${other.words}` : `first ${other.words}`}"`.replaceAll(/(?<=\w)"(?=\w)/gu, '’');
  return {
    title: other.isSpeech
      ? `Keep “${kept.words}”, with the speech below it`
      : `Keep “${kept.words}”, with the rest as a note`,
    certain: false,
    intents: [
      { do: 'replace', ...out },
      { do: 'add sentence after', at: at(0, last), text: note },
    ],
  };
}
