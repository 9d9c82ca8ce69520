/** How far each line should be indented: by what belongs to what. */
import type { Place } from '../engine/index.ts';
import { isCapitalised } from './characters.ts';
import { gapsOf } from './gaps.ts';
import { indexBefore, indexOfSentence, type OffsetRange } from './layout.ts';
import { lineStart, nextLine } from './lines.ts';
import type { Reading } from './read.ts';
import type { Statement } from './statement.ts';

const depths: Readonly<Record<Place, number>> = { file: 0, scenario: 0, combatant: 1, situation: 1, round: 1, announcement: 2 };

/** The depth at which a statement stands; `undefined` where it can't be read. */
export function depthOf(statement: Statement): number | undefined {
  const { parts, nearest, next } = statement;
  const place = parts[0]?.place;
  if (place !== undefined) return depths[place];
  if (nearest !== undefined && nearest.verb === undefined) return 0;
  return namesActor(statement) || (nearest !== undefined && next.place === 'announcement') ? depths.round : undefined;
}

/** Whether a line of a round that can't be read begins as an announcement does, with a name and a colon. */
function namesActor({ sentence: { tokens }, from, context: { place } }: Statement): boolean {
  if (place !== 'round' && place !== 'announcement') return false;
  const colon = tokens.findIndex(({ text, kind }, index) => index > from && kind === 'mark' && text === ':');
  const words = tokens.slice(from, colon);
  return colon > from && words.length <= longestName && words.every(({ kind }) => kind === 'word') && words.some(({ text }) => isCapitalised(text));
}

/** In words, with an article. */
const longestName = 5;

export function indentOf(depth: number): string {
  return '  '.repeat(depth);
}

/**
 * The indentation of the lines that should have a certain one, by the offset of the line's start. With `within`, only what has
 * to be looked at for the lines of a stretch of the text is looked at.
 */
export function indentsOf(reading: Reading, within?: OffsetRange): ReadonlyMap<number, string> {
  const { document, text, statements } = reading;
  const [first, to] = within === undefined ? [0, document.sentences.length] : sentencesAround(reading, within);
  const looked = within === undefined ? undefined : new Set(document.sentences.slice(first, to));
  const indents = new Map<number, string>();
  for (const statement of statements) {
    if (looked?.has(statement.sentence) !== false) setForStatement(reading, statement, indents);
  }
  for (const gap of gapsOf(document, first, to)) {
    for (const comment of gap.comments) setForComment(text, gap, comment, indents);
  }
  return indents;
}

/** The sentences of a stretch, with a neighbour on either side by which comments stand. */
function sentencesAround({ document }: Reading, { start, end }: OffsetRange): readonly [number, number] {
  return [Math.max(0, indexBefore(document, start) - 1), Math.min(document.sentences.length, indexBefore(document, end) + 2)];
}

/** A sentence's first line, and its further lines one step deeper. */
function setForStatement({ document, text }: Reading, statement: Statement, indents: Map<number, string>): void {
  const depth = depthOf(statement);
  const index = indexOfSentence(document, statement.sentence.id);
  const start = index === undefined ? undefined : document.starts[index];
  const tokens = statement.sentence.tokens.slice(statement.from, statement.to);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (depth === undefined || start === undefined || first === undefined || last === undefined) return;
  setOwnLine(text, start + first.start, indentOf(depth), indents);
  let line = nextLine(text, start + first.start);
  while (line !== undefined && line <= start + last.end) {
    if (!indents.has(line)) indents.set(line, indentOf(depth + 1));
    line = nextLine(text, line);
  }
}

/** A comment stands like the sentence below it; where a blank line follows, like the one above it. */
function setForComment(text: string, gap: OffsetRange, comment: OffsetRange, indents: Map<number, string>): void {
  const above = indents.get(lineStart(text, gap.start));
  const below = indents.get(lineStart(text, gap.end));
  const apart = /(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)/u;
  const attached = !apart.test(text.slice(comment.end, gap.end)) || apart.test(text.slice(gap.start, comment.start));
  const indent = attached ? below : above;
  if (indent !== undefined) setOwnLine(text, comment.start, indent, indents);
}

function setOwnLine(text: string, offset: number, indent: string, indents: Map<number, string>): void {
  const start = lineStart(text, offset);
  if (!indents.has(start) && text.slice(start, offset).trim() === '') indents.set(start, indent);
}
