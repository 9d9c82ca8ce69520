/** Reads a sentence with mistakes as what was clearly meant, and reports how it was read. */
import type { Finding, Fix, Source } from '../../engine/index.ts';
import { placesOf, type Context } from '../match/contexts.ts';
import { sourceOf } from '../read/layout.ts';
import { isArticle } from '../match/name-table.ts';
import { toFinding } from '../explain/reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import { slipIn } from '../explain/common-mistakes.ts';
import { spoken } from '../explain/spoken.ts';
import type { Statement, World } from '../read/statement.ts';
import { atTheHead, normalized, normalizers, type Normalizer } from './normalizers.ts';
import { withAttempt, withNearVerb } from './verb-words.ts';
import { asWritten, removed, replaced, wordsOf, writing, type Rewording } from './rewording.ts';
import { leftoversOf, type Leftover } from './leftover-words.ts';
import { withoutUnknownThings, withoutWrongThings } from './unknown-things.ts';
import { isNumeral } from '../match/numerals.ts';
import { isRoundWord } from '../explain/round-mistyped.ts';
import { aimedAnnouncement } from './round-missing.ts';

/** Reads tokens in full; undefined if that isn’t possible. */
export type ReadRun = (
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
) => Statement | undefined;

/** The statement of a sentence after its mistakes are corrected; `undefined` if it still can’t be read. */
export function readReworded(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  readRun: ReadRun,
): Statement | undefined {
  const written = asWritten(sentence, from, to);
  const read = (rewording: Rewording): Statement | undefined =>
    readRun(world, rewording.sentence, rewording.from, rewording.to, context);
  // A common mistake known to the game is reported with the game’s own wording instead.
  if (slipIn(world, sentence, from, to, placesOf(context)) !== undefined) return undefined;
  const found = findReading(world, written, read);
  return found === undefined ? undefined : asStatement(world, sentence, from, to, context, found);
}

/**
 * Reads an attempt as the action that is attempted: `tries to stab the Bear`. Stays a task if that doesn’t match, or
 * has no target.
 */
export function readAttempt(
  world: World,
  sentence: Sentence,
  context: Context,
  asTask: Statement,
  readRun: ReadRun,
): Statement {
  if (asTask.parts[0]?.row.verb === undefined) return asTask;
  const rewording = withAttempt(world, asWritten(sentence, 0, sentence.tokens.length));
  const statement =
    rewording === undefined ? undefined : readRun(world, rewording.sentence, rewording.from, rewording.to, context);
  const isAtSomebody = statement?.parts[0]?.slots.has('targets') === true;
  return rewording === undefined || statement === undefined || !isAtSomebody
    ? asTask
    : asStatement(world, sentence, 0, sentence.tokens.length, context, { rewording, statement });
}

/**
 * Reads an announcement or clause again if it has an idiom that was taken for a thing: `stabs the Bear with both
 * hands`.
 */
export function readIdioms(world: World, context: Context, whole: Statement, readRun: ReadRun): Statement {
  const found = whole.readAs === undefined ? withoutUnknownThings(world, whole, context, readRun) : undefined;
  return found === undefined
    ? withoutWrongThings(world, whole)
    : asStatement(world, whole.sentence, whole.from, whole.to, context, found);
}

/** A reading of a sentence after its mistakes are corrected. */
export interface Found {
  readonly rewording: Rewording;
  readonly statement: Statement;
  /** Set if words without meaning were left out. */
  readonly leftover?: Finding;
}

export type Read = (rewording: Rewording) => Statement | undefined;

/** The reading with the fewest corrections; if there is none, without words of an announcement that have no meaning. */
export function findReading(world: World, written: Rewording, read: Read): Found | undefined {
  return (
    mended(world, written, read) ?? withoutDescription(world, written, read) ?? withoutLeftovers(world, written, read)
  );
}

/** A reading of a part of a sentence with its misspelt verb corrected. */
export function nearlyRead(world: World, written: Rewording, read: Read): Found | undefined {
  const rewording = withNearVerb(world, normalized(world, written, atTheHead));
  if (rewording === undefined) return undefined;
  const statement = read(rewording);
  return statement === undefined ? findReading(world, rewording, read) : { rewording, statement };
}

/** Applies corrections in order until the sentence can be read, then drops those that weren’t needed. */
function mended(world: World, written: Rewording, read: Read): Found | undefined {
  const applied: Normalizer[] = [];
  let rewording = written;
  for (const step of normalizers) {
    const next = step(world, rewording);
    if (next === undefined) continue;
    applied.push(step);
    rewording = next;
    const statement = read(rewording);
    if (statement !== undefined) return withFewest(world, written, applied, read) ?? { rewording, statement };
  }
  return undefined;
}

/** The same without unneeded corrections. */
function withFewest(world: World, written: Rewording, applied: readonly Normalizer[], read: Read): Found | undefined {
  let [needed, found]: [readonly Normalizer[], Found | undefined] = [applied, undefined];
  for (const step of applied) {
    const fewer = needed.filter((each) => each !== step);
    const rewording = normalized(world, written, fewer);
    const statement = fewer.length === 0 ? undefined : read(rewording);
    if (statement !== undefined) [needed, found] = [fewer, { rewording, statement }];
  }
  return found;
}

/** The announcement before a colon behind which it is only described: `casts "Grease": the floor gleams`. */
function withoutDescription(world: World, written: Rewording, read: Read): Found | undefined {
  const { tokens } = written.sentence;
  const at = tokens.findLastIndex(
    ({ kind, text }, index) => index > written.from && index < written.to && kind === 'mark' && text === ':',
  );
  const [words, end] = [at + 1, written.to];
  if (at < 0 || words === end || world.lexicon.verbs.find(tokens, words, end) !== undefined) return undefined;
  if (slipIn(world, written.sentence, words, end, ['announcement']) !== undefined) return undefined;
  const { sentence, to } = removed(written, at, end);
  const rest: Rewording = { ...written, sentence, to };
  const statement = read(rest);
  const found = statement === undefined ? mended(world, rest, read) : { rewording: rest, statement };
  if (found?.statement.parts[0]?.row.verb === undefined) return undefined;
  return { ...found, leftover: leftover(world, written, { at, end }) };
}

/** Maximum number of ranges left out to see whether the rest can be read: each takes a full reading. */
const mostLeftOut = 20;

/** The reading of an announcement without words that have no meaning. */
function withoutLeftovers(world: World, written: Rewording, read: Read): Found | undefined {
  if (isHalf(written, read)) return undefined;
  for (const whole of new Set([written, normalized(world, written)])) {
    for (const words of [...leftoversOf(world, whole)].slice(0, mostLeftOut)) {
      if (slipIn(world, whole.sentence, words.at, words.end, ['announcement']) !== undefined) return undefined;
      const { sentence, to } = removed(whole, words.at, words.end);
      const rewording: Rewording = { ...whole, sentence, to };
      const statement = read(rewording);
      if (statement?.parts[0]?.row.verb !== undefined)
        return { rewording, statement, leftover: leftover(world, whole, words) };
    }
  }
  return undefined;
}

/** Whether a sentence breaks off after an article, as `shoots the Eel with her`, so that a noun would complete it. */
function isHalf(written: Rewording, read: Read): boolean {
  const last = written.sentence.tokens[written.to - 1];
  if (last?.kind !== 'word' || !isArticle(last.text)) return false;
  return read(replaced(written, written.to - 1, written.to, [last.text, 'thing'])) !== undefined;
}

function leftover(world: World, whole: Rewording, { at, end }: Leftover): Finding {
  const words = spoken(whole.sentence.tokens, at, end).replace(/^[,:] /u, '');
  const source = sourceOf(world.file, whole.sentence, at, end);
  const out = removed(whole, at, end);
  const note = { do: 'add sentence after' as const, at: source, text: `note "${words}"` };
  const fix = writing(world.file, { ...out, changes: out.changes.slice(-1) }, 'Put it in a note', false);
  return toFinding('read-otherwise', 'leftover', { words }, source, [{ ...fix, intents: [...fix.intents, note] }]);
}

/** The statement of the written sentence. */
function asStatement(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  { rewording, statement, leftover: left }: Found,
): Statement {
  const { next, parts, findings, openEnded } = statement;
  const ended = next.ended?.by === rewording.sentence ? { ...next, ended: { ...next.ended, by: sentence } } : next;
  const [first] = parts;
  return {
    sentence,
    from,
    to,
    context,
    next: ended,
    parts,
    openEnded,
    readAs: rewording.sentence,
    ...(first !== undefined && world.table.isStructure(first.row) ? { nearest: first.row } : {}),
    findings: [
      ...findings,
      ...(rewording.changes.length === 0 ? [] : [readAs(world, sentence, from, to, rewording)]),
      ...(left === undefined ? [] : [left]),
    ],
  };
}

function readAs(world: World, sentence: Sentence, from: number, to: number, rewording: Rewording): Finding {
  const words = wordsOf(rewording);
  const message = rewording.drops === true ? 'words' : rewording.spelling ? 'spelling' : 'meaning';
  return toFinding(
    'read-otherwise',
    message,
    { words },
    changedPlace(world, sentence, rewording),
    withAnnouncement(writing(world.file, rewording, `Write “${words}”`, rewording.spelling), world, sentence, from, to),
  );
}

/** If the title of a round could be an announcement, the fix that makes it one comes first. */
function withAnnouncement(fix: Fix, world: World, sentence: Sentence, from: number, to: number): readonly Fix[] {
  return [...announceBelowHeading(world, sentence, from, to), fix];
}

/** From the first change to the last; for a pure insertion, the word before it. */
function changedPlace(world: World, sentence: Sentence, { changes }: Rewording): Source {
  const [start, end] = [
    Math.min(...changes.map((change) => change.start)),
    Math.max(...changes.map((change) => change.end)),
  ];
  const before = sentence.tokens.findLast((token) => token.end <= start);
  const first = sentence.tokens.find((token) => token.end > start);
  return {
    file: world.file,
    sentence: sentence.id,
    start: end > start ? Math.max(start, first?.start ?? start) : (before?.start ?? start),
    end,
  };
}

/**
 * The fix that moves the words after a round’s heading into an announcement; none if they aren’t an action with a
 * target.
 */
function announceBelowHeading(world: World, sentence: Sentence, from: number, to: number): readonly Fix[] {
  const { tokens } = sentence;
  const number = tokens.findIndex((token, index) => index > from && index < to && isNumeral(token));
  if (number < 0 || !tokens.slice(from, number).some(isRoundWord)) return [];
  const start = tokens[number + 1]?.kind === 'mark' ? number + 2 : number + 1;
  const found = aimedAnnouncement(world, sentence, start, to);
  if (found === undefined) return [];
  const rest = sourceOf(world.file, sentence, start, to);
  const at = { ...rest, start: tokens[number]?.end ?? rest.start };
  return [
    {
      title: 'Announce it in the round',
      certain: false,
      intents: [{ do: 'replace', at, with: `\n  ${wordsOf(found.rewording)}` }],
    },
  ];
}
