/** The roles of words for semantic tokens. */
import { runToEnd } from '../../engine/index.ts';
import { mentionsOf, type Mention } from './mentions.ts';
import type { Reading } from '../read/read.ts';
import { indexOfSentence, type OffsetRange } from '../read/layout.ts';

/** A run of words and its role; `declares` if a name is declared there. */
export interface Coloured extends OffsetRange {
  readonly role: Mention['role'];
  readonly declares: boolean;
}

/** All words with a known role, in text order and without overlaps; within `part` of the text if given. */
export function coloursOf(reading: Reading, part?: OffsetRange): readonly Coloured[] {
  return runToEnd(colourSteps(reading, part));
}

/** The same as resumable steps. */
export function* colourSteps(reading: Reading, part?: OffsetRange): Generator<undefined, readonly Coloured[]> {
  const { document } = reading;
  const coloured: Coloured[] = [];
  for (const statement of reading.statements) {
    yield;
    const index = indexOfSentence(document, statement.sentence.id);
    const start = index === undefined ? undefined : document.starts[index];
    if (
      start === undefined ||
      (part !== undefined && (start >= part.end || start + statement.sentence.length <= part.start))
    )
      continue;
    for (const { role, source, declares } of mentionsOf(statement)) {
      const last = coloured.at(-1);
      const range = { start: start + source.start, end: start + source.end };
      if (range.end > range.start && (last === undefined || range.start >= last.end))
        coloured.push({ ...range, role, declares: declares === true });
    }
  }
  return coloured;
}
