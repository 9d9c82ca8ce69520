/** How far each line should be indented: by what belongs to what. */
import type { Place } from '../engine/index.ts';
import { gapsOf } from './gaps.ts';
import { indexOfSentence, type OffsetRange } from './layout.ts';
import { lineStart, nextLine } from './lines.ts';
import type { Reading } from './read.ts';
import type { Statement } from './statement.ts';

const depths: Readonly<Record<Place, number>> = { file: 0, scenario: 0, combatant: 1, situation: 1, round: 1, announcement: 2 };

/** The depth at which a statement stands; `undefined` where it can't be read. */
export function depthOf({ parts, nearest, next }: Statement): number | undefined {
  const place = parts[0]?.place;
  if (place !== undefined) return depths[place];
  if (nearest === undefined) return undefined;
  if (nearest.verb === undefined) return 0;
  return next.place === 'announcement' ? 1 : undefined;
}

export function indentOf(depth: number): string {
  return '  '.repeat(depth);
}

/** The indentation of the lines that should have a certain one, by the offset of the line's start. */
export function indentsOf(reading: Reading): ReadonlyMap<number, string> {
  const indents = new Map<number, string>();
  for (const statement of reading.statements) setForStatement(reading, statement, indents);
  for (const gap of gapsOf(reading.document)) {
    for (const comment of gap.comments) setForComment(reading.text, gap, comment, indents);
  }
  return indents;
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
