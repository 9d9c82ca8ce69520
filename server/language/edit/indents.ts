/** The indentation of each line by nesting. */
import { runToEnd, type Place } from '../../engine/index.ts';
import { isCapitalised } from '../read/characters.ts';
import { gapsOf, type Gap } from '../read/gaps.ts';
import { indexBefore, indexOfSentence, type OffsetRange } from '../read/layout.ts';
import { LineStarts, nextLine } from '../read/lines.ts';
import type { Reading } from '../read/read.ts';
import type { Statement } from '../read/statement.ts';

const depths: Readonly<Record<Place, number>> = {
  file: 0,
  scenario: 0,
  combatant: 1,
  situation: 1,
  round: 1,
  announcement: 2,
};

/** The depth of a statement; `undefined` if it can't be read. */
export function depthOf(statement: Statement): number | undefined {
  const { parts, nearest, next } = statement;
  const place = parts[0]?.place;
  if (place !== undefined) return depths[place];
  if (nearest !== undefined && nearest.verb === undefined) return 0;
  return namesActor(statement) || (nearest !== undefined && next.place === 'announcement') ? depths.round : undefined;
}

/** Whether an unreadable line of a round starts like an announcement, with a name and a colon. */
function namesActor({ sentence: { tokens }, from, context: { place } }: Statement): boolean {
  if (place !== 'round' && place !== 'announcement') return false;
  const colon = tokens.findIndex(({ text, kind }, index) => index > from && kind === 'mark' && text === ':');
  const words = tokens.slice(from, colon);
  return (
    colon > from &&
    words.length <= longestName &&
    words.every(({ kind }) => kind === 'word') &&
    words.some(({ text }) => isCapitalised(text))
  );
}

/** In words, with an article. */
const longestName = 5;

export function indentOf(depth: number): string {
  return '  '.repeat(depth);
}

/**
 * The indentation of lines with a known one, by the offset of the line's start. With `within`, only considers what
 * affects the lines of that range.
 */
export function indentsOf(reading: Reading, within?: OffsetRange): ReadonlyMap<number, string> {
  return runToEnd(indentSteps(reading, within));
}

/** The same as resumable steps. */
export function* indentSteps(
  reading: Reading,
  within?: OffsetRange,
): Generator<undefined, ReadonlyMap<number, string>> {
  const { document, text, statements } = reading;
  const [first, to] = within === undefined ? [0, document.sentences.length] : sentencesAround(reading, within);
  const looked = within === undefined ? undefined : new Set(document.sentences.slice(first, to));
  const indents = new Indents(text);
  for (const statement of statements) {
    yield;
    if (looked?.has(statement.sentence) !== false) setForStatement(reading, statement, indents);
  }
  for (const gap of gapsOf(document, first, to)) {
    yield;
    setForComments(text, gap, indents);
  }
  return indents.byStart;
}

/** The sentences of a range, with a neighbour on either side that comments align with. */
function sentencesAround({ document }: Reading, { start, end }: OffsetRange): readonly [number, number] {
  return [
    Math.max(0, indexBefore(document, start) - 1),
    Math.min(document.sentences.length, indexBefore(document, end) + 2),
  ];
}

/** A sentence's first line, and its further lines one step deeper. */
function setForStatement({ document, text }: Reading, statement: Statement, indents: Indents): void {
  const depth = depthOf(statement);
  const index = indexOfSentence(document, statement.sentence.id);
  const start = index === undefined ? undefined : document.starts[index];
  const tokens = statement.sentence.tokens.slice(statement.from, statement.to);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (depth === undefined || start === undefined || first === undefined || last === undefined) return;
  const end = start + last.end;
  indents.setOwnLine(start + first.start, indentOf(depth));
  for (
    let line = nextLine(text, start + first.start, end);
    line !== undefined && line <= end;
    line = nextLine(text, line, end)
  ) {
    indents.set(line, indentOf(depth + 1));
  }
}

/** A comment is indented like the sentence below it; if a blank line follows, like the one above it. */
function setForComments(text: string, gap: Gap, indents: Indents): void {
  if (gap.comments.length === 0) return;
  const [above, below] = [indents.at(gap.start), indents.at(gap.end)];
  const [first, last] = blankLines(text.slice(gap.start, gap.end));
  for (const { start, end } of gap.comments) {
    const isAttached =
      last === undefined || gap.start + last.start < end || (first !== undefined && gap.start + first.end <= start);
    const indent = isAttached ? below : above;
    if (indent !== undefined) indents.setOwnLine(start, indent);
  }
}

/**
 * The first and the last blank line between two sentences: from the end of the line before to the start of the next
 * line.
 */
function blankLines(between: string): readonly [first: OffsetRange | undefined, last: OffsetRange | undefined] {
  const all = Array.from(between.matchAll(/(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)/gu), ({ index, 0: blank }) => ({
    start: index,
    end: index + blank.length,
  }));
  return [all[0], all.at(-1)];
}

/** Collects indentation by line; the first value for a line is kept. */
class Indents {
  readonly byStart = new Map<number, string>();
  readonly #text: string;
  /** Separate cursors for reading and for setting, each in ascending order. */
  readonly #asked: LineStarts;
  readonly #said: LineStarts;

  constructor(text: string) {
    this.#text = text;
    this.#asked = new LineStarts(text);
    this.#said = new LineStarts(text);
  }

  /** The indentation of an offset’s line. */
  at(offset: number): string | undefined {
    return this.byStart.get(this.#asked.of(offset));
  }

  set(start: number, indent: string): void {
    if (!this.byStart.has(start)) this.byStart.set(start, indent);
  }

  /** Sets the line of an offset, if only blanks precede it there. */
  setOwnLine(offset: number, indent: string): void {
    const start = this.#said.of(offset);
    if (!this.byStart.has(start) && this.#text.slice(start, offset).trim() === '') this.byStart.set(start, indent);
  }
}
