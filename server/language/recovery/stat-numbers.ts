/** Rows of stats in which some lack a number, as `Agility 3  Toughness lots`: those with a number count. */
import type { Finding, Piece } from '../../engine/index.ts';
import type { Context } from '../match/contexts.ts';
import { sourceOf } from '../read/layout.ts';
import { toFinding } from '../explain/reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from '../explain/spoken.ts';
import type { Part, Statement, World } from '../read/statement.ts';
import type { ReadRun } from './read-reworded.ts';
import { asWritten, replaced } from './rewording.ts';

/** A stat of the game, and what follows its name instead of a number: tokens `at` to `end`. */
interface Numberless {
  readonly name: string;
  readonly from: number;
  readonly at: number;
  readonly end: number;
}

/** Reads the row with placeholder numbers, and then removes those stats. */
export function readStatsWithoutNumbers(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  readRun: ReadRun,
): Statement | undefined {
  if (context.place !== 'combatant') return undefined;
  const isRead = (at: number, end: number): boolean => isRow(readRun(world, sentence, at, end, context)?.parts[0]);
  const found = numberlessIn(world, sentence, from, to, isRead);
  if (found.length === 0) return undefined;
  const whole = found.reduceRight(
    (rewording, { at, end }) => replaced(rewording, at, end, ['0']),
    asWritten(sentence, from, to),
  );
  const statement = readRun(world, whole.sentence, whole.from, whole.to, context);
  const [part, ...more] = statement?.parts ?? [];
  if (statement === undefined || part?.piece?.piece !== 'stats' || more.length > 0) return undefined;
  return {
    ...statement,
    sentence,
    from,
    to,
    parts: [{ ...part, piece: without(part.piece, found, world, sentence) }],
    readAs: whole.sentence,
    findings: [...statement.findings, ...found.map((each) => needsNumber(world, sentence, each))],
  };
}

function isRow(part: Part | undefined): boolean {
  return part?.piece?.piece === 'stats';
}

/** None if there is anything else between the stats. */
function numberlessIn(
  { lexicon }: World,
  { tokens }: Sentence,
  from: number,
  to: number,
  isRead: (from: number, to: number) => boolean,
): readonly Numberless[] {
  const found: Numberless[] = [];
  for (let start = from; start < to;) {
    const name = lexicon.stats.find(tokens, start, to);
    if (name === undefined) return [];
    let next = name.end;
    while (next < to && lexicon.stats.find(tokens, next, to) === undefined) next += 1;
    const end = tokens[next - 1]?.text === ',' ? next - 1 : next;
    if (!isRead(start, end) && !isRead(start, name.end + 1))
      found.push({ name: name.text, from: start, at: name.end, end });
    start = next;
  }
  return found;
}

function without(
  piece: Extract<Piece, { piece: 'stats' }>,
  found: readonly Numberless[],
  { file }: World,
  sentence: Sentence,
): Piece {
  const starts = new Set(found.map(({ from }) => sentence.tokens[from]?.start));
  const unread = found.map(({ name, from, end }) => ({
    name,
    number: { text: spoken(sentence.tokens, from, end), source: sourceOf(file, sentence, from, end) },
  }));
  return { ...piece, stats: piece.stats.filter(({ source }) => !starts.has(source.start)), unread };
}

function needsNumber({ file }: World, sentence: Sentence, { name, from, end }: Numberless): Finding {
  const data = { words: spoken(sentence.tokens, from, end), expected: `a number, such as “${name} 3”` };
  return toFinding('unreadable-sentence', 'needs', data, sourceOf(file, sentence, from, end));
}
