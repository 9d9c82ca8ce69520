/** Written chances that would follow from the rules: `Ann: hits the Bear, 50% chance`. */
import type { Finding, Fix } from '../../engine/index.ts';
import type { Context } from '../match/contexts.ts';
import { sourceOf } from '../read/layout.ts';
import { toFinding } from '../explain/reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from '../explain/spoken.ts';
import type { Statement, World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import { findReading, type Found, type ReadRun } from './read-reworded.ts';
import { asWritten, removed, type Rewording } from './rewording.ts';

/** The announcement without its chance, or a line that is only a chance; a fix turns it into an expectation. */
export function readChance(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  readRun: ReadRun,
): Statement | undefined {
  if (context.place !== 'round' && context.place !== 'announcement') return undefined;
  const chance = chanceIn(sentence.tokens, from, to);
  if (chance === undefined) return undefined;
  const finding = changesNothing(world, sentence, chance);
  if (chance.at === from && chance.end === to)
    return { sentence, from, to, context, next: context, parts: [], openEnded: false, findings: [finding] };
  const reading = without(world, asWritten(sentence, from, to), chance, context, readRun);
  if (reading?.statement.parts[0]?.row.verb === undefined) return undefined;
  const { next, parts, findings } = reading.statement;
  return {
    sentence,
    from,
    to,
    context,
    next,
    parts,
    openEnded: false,
    readAs: reading.rewording.sentence,
    findings: [...findings, finding],
  };
}

/** A chance in percent; `end` is exclusive. */
interface Chance {
  readonly at: number;
  readonly end: number;
  readonly percent: number;
}

const before = new Set([
  ',',
  'with',
  'at',
  'a',
  'an',
  'about',
  'roughly',
  'maybe',
  'least',
  '(',
  'has',
  'around',
  'some',
]);
const behind = new Set([
  '%',
  'percent',
  'per',
  'cent',
  'chance',
  'odds',
  'probability',
  ')',
  'likely',
  'of',
  'to',
  'success',
  'hit',
  'succeed',
  'hitting',
  'succeeding',
]);

function chanceIn(tokens: readonly Token[], from: number, to: number): Chance | undefined {
  const number = tokens.findIndex(
    ({ kind }, index) => index >= from && index + 1 < to && kind === 'number' && isPercent(tokens[index + 1]),
  );
  if (number < 0) return undefined;
  let [at, end] = [number, number + 1];
  while (at > from && tokens[at - 1]?.kind !== 'prose' && before.has(tokens[at - 1]?.text ?? '')) at -= 1;
  while (end < to && tokens[end]?.kind !== 'prose' && behind.has(tokens[end]?.text ?? '')) end += 1;
  const percent = Math.round(Number(tokens[number]?.text));
  return percent <= 100 ? { at, end, percent } : undefined;
}

function isPercent(token: Token | undefined): boolean {
  return token?.text === '%' || token?.text === 'percent' || token?.text === 'per';
}

function without(
  world: World,
  written: Rewording,
  { at, end }: Chance,
  context: Context,
  readRun: ReadRun,
): Found | undefined {
  const read = (rewording: Rewording): Statement | undefined =>
    readRun(world, rewording.sentence, rewording.from, rewording.to, context);
  const rewording = removed(written, at, end);
  const statement = read(rewording);
  return statement === undefined ? findReading(world, rewording, read) : { rewording, statement };
}

function changesNothing(world: World, sentence: Sentence, { at, end, percent }: Chance): Finding {
  const source = sourceOf(world.file, sentence, at, end);
  const words = spoken(sentence.tokens, at, end).replace(/^[,(]\s*/u, '');
  const expecting: Fix = {
    title: `Expect a chance of at least ${percent}%`,
    certain: false,
    intents: [{ do: 'expect instead', at: source, percent }],
  };
  const leaving: Fix = {
    title: 'Leave it out',
    certain: false,
    intents: [{ do: at === 0 && end === sentence.tokens.length ? 'remove sentence' : 'remove', at: source }],
  };
  return toFinding('read-otherwise', 'chance', { words }, source, [expecting, leaving]);
}
