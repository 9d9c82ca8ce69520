/** Numbers, names and lists that exceed the bounds: only their own sentence part is left out. */
import type { Finding, Stat } from '../../engine/index.ts';
import { bounds } from './bounds.ts';
import { sourceOf } from './layout.ts';
import type { Mark } from '../match/match-types.ts';
import { toFinding } from '../explain/reading-rules.ts';
import type { Sentence } from './sentences.ts';
import { spoken } from '../explain/spoken.ts';
import type { Part } from './statement.ts';

/** The parts, with the pieces of those that exceed a bound removed, and findings for these. */
export function overBounds(
  world: { readonly file: string },
  sentence: Sentence,
  parts: readonly Part[],
): { readonly kept: readonly Part[]; readonly findings: readonly Finding[] } {
  if (!mayBeOver(sentence) || !parts.some((part) => part.marks.some(isOver))) return { kept: parts, findings: [] };
  const findings = parts.flatMap((part) =>
    part.marks.filter(isOver).flatMap((mark) => overBound(world.file, sentence, part, mark)),
  );
  const kept = parts.map((part) => {
    if (!part.marks.some(isBeyondPlay)) return part;
    return part.marks.some((mark) => lengthOf(mark) > bounds.list)
      ? withoutPiece(part)
      : (withReadStats(world.file, sentence, part) ?? withoutPiece(part));
  });
  return { kept, findings };
}

/** A row of stats without the stats whose numbers are too large; undefined for any other part. */
function withReadStats(file: string, sentence: Sentence, part: Part): Part | undefined {
  const { piece } = part;
  if (piece?.piece !== 'stats') return undefined;
  const unread = piece.stats.filter((stat) => largestOf(stat) > bounds.number);
  const named = unread.map(({ name, source }) => {
    const at = tooLarge(sentence, 0, sentence.tokens.length).find(
      (index) => (sentence.tokens[index]?.start ?? 0) >= source.start,
    );
    const written = at === undefined ? source : sourceOf(file, sentence, at, at + 1);
    return { name, number: { text: sentence.tokens[at ?? -1]?.text ?? name, source: written } };
  });
  return { ...part, piece: { ...piece, stats: piece.stats.filter((stat) => !unread.includes(stat)), unread: named } };
}

/** The part without its piece, so that it adds nothing to the scenario. */
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

/** A name that is too long is not included: it is shortened when read, and can be played. */
function isBeyondPlay(mark: Mark): boolean {
  return largestNumber(mark) > bounds.number || lengthOf(mark) > bounds.list;
}

function overBound(file: string, sentence: Sentence, part: Part, mark: Mark): readonly Finding[] {
  const [from, to] = [mark.is === 'close' ? mark.to : mark.from, 'to' in mark ? mark.to : mark.from + 1];
  const source = sourceOf(file, sentence, from, to);
  if (largestNumber(mark) > bounds.number) {
    const isRow = mark.is === 'slot' && mark.value.is === 'stats';
    return tooLarge(sentence, from, to).map((at) => {
      // Shows the number as written: parsing would lose the last digits of a long one.
      const data = {
        number: sentence.tokens[at]?.text ?? '',
        bound: bounds.number,
        words: spoken(sentence.tokens, part.from, part.to),
      };
      const message = isRow ? 'stat' : part.row.pattern.id === 'seed' ? 'seed' : 'number';
      return toFinding('too-much', message, data, isRow ? sourceOf(file, sentence, at, at + 1) : source);
    });
  }
  const length = lengthOf(mark);
  if (length > bounds.list) return [toFinding('too-much', 'list', { number: length, bound: bounds.list }, source)];
  return [toFinding('too-much', 'name', { bound: bounds.name }, source)];
}

/** The tokens of a run that are too large numbers. */
function tooLarge({ tokens }: Sentence, from: number, to: number): readonly number[] {
  return tokens.flatMap(({ kind, text }, index) =>
    from <= index && index < to && kind === 'number' && Number(text) > bounds.number ? [index] : [],
  );
}

function largestNumber(mark: Mark): number {
  if (mark.is !== 'slot') return 0;
  const { value } = mark;
  if (value.is === 'number') return Math.abs(value.number.value);
  if (value.is !== 'stats') return 0;
  return value.stats.reduce((most, stat) => Math.max(most, largestOf(stat)), 0);
}

function largestOf({ value, of = 0 }: Stat): number {
  return Math.max(Math.abs(value), Math.abs(of));
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
