/** Numbers, names and lists beyond what is read: they cost their own sentence part and nothing else. */
import type { Finding } from '../engine/index.ts';
import { bounds } from './bounds.ts';
import { sourceOf } from './layout.ts';
import type { Mark } from './match-types.ts';
import { toFinding } from './reading-rules.ts';
import type { Sentence } from './sentences.ts';
import type { Part } from './statement.ts';
import type { Token } from './tokens.ts';

/** The parts with what they add, except those that hold too much; and what is to be said about these. */
export function overBounds(
  world: { readonly file: string },
  sentence: Sentence,
  parts: readonly Part[],
): { readonly kept: readonly Part[]; readonly findings: readonly Finding[] } {
  if (!mayBeOver(sentence) || !parts.some((part) => part.marks.some(isOver))) return { kept: parts, findings: [] };
  const findings = parts.flatMap((part) =>
    part.marks.filter(isOver).map((mark) => overBound(world.file, sentence, mark)),
  );
  const kept = parts.map((part) => (part.marks.some(isBeyondPlay) ? withoutPiece(part) : part));
  return { kept, findings };
}

/** The same part, adding nothing to the scenario. */
export function withoutPiece(part: Part): Part {
  const { row, place, from, to, marks, slots, source } = part;
  return { row, place, from, to, marks, slots, source };
}

function mayBeOver({ tokens }: Sentence): boolean {
  const isLong = tokens.length > bounds.list || (tokens.at(-1)?.end ?? 0) > bounds.name;
  return isLong || tokens.some((token) => token.kind === 'number' && token.text.length > 6);
}

function isOver(mark: Mark): boolean {
  return isBeyondPlay(mark) || longestName(mark) > bounds.name;
}

/** A name that is too long is shortened where it is read, and can be played. */
function isBeyondPlay(mark: Mark): boolean {
  return largestNumber(mark) > bounds.number || lengthOf(mark) > bounds.list;
}

function overBound(file: string, sentence: Sentence, mark: Mark): Finding {
  const [from, to] = [mark.is === 'close' ? mark.to : mark.from, 'to' in mark ? mark.to : mark.from + 1];
  const source = sourceOf(file, sentence, from, to);
  const number = largestNumber(mark);
  if (number > bounds.number) {
    const data = { number: asWritten(number, sentence, from, to), bound: bounds.number };
    return toFinding('too-much', 'number', data, source);
  }
  const length = lengthOf(mark);
  if (length > bounds.list) return toFinding('too-much', 'list', { number: length, bound: bounds.list }, source);
  return toFinding('too-much', 'name', { bound: bounds.name }, source);
}

/** A number of many digits is told as it stands, since it isn’t known to its last digit. */
function asWritten(number: number, { tokens }: Sentence, from: number, to: number): string | number {
  const isIt = ({ kind, text }: Token): boolean => kind === 'number' && Number(text) === number;
  return tokens.slice(from, to).find(isIt)?.text ?? number;
}

function largestNumber(mark: Mark): number {
  if (mark.is !== 'slot') return 0;
  const { value } = mark;
  if (value.is === 'number') return Math.abs(value.number.value);
  if (value.is !== 'stats') return 0;
  return value.stats.reduce((most, stat) => Math.max(most, Math.abs(stat.value), Math.abs(stat.of ?? 0)), 0);
}

function lengthOf(mark: Mark): number {
  if (mark.is !== 'slot') return 0;
  const { value } = mark;
  if (value.is === 'names') return value.names.length;
  if (value.is === 'things') return value.things.length;
  return value.is === 'stats' ? value.stats.length : 0;
}

function longestName(mark: Mark): number {
  if (mark.is !== 'slot') return 0;
  const { value } = mark;
  if (value.is === 'new') return value.name.text.length;
  const named = value.is === 'names' ? value.names : value.is === 'things' ? value.things : [];
  return named.reduce((most, { text }) => Math.max(most, text.length), 0);
}
