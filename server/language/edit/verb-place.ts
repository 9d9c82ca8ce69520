/** Where the declaration of a new verb belongs: with the other verbs, or above the combatants. */
import type { Source } from '../../engine/index.ts';
import { gapsOf } from '../read/gaps.ts';
import { indexOfSentence } from '../read/layout.ts';
import { lineStart } from '../read/lines.ts';
import { opened } from '../match/contexts.ts';
import type { Reading } from '../read/read.ts';
import type { Statement } from '../read/statement.ts';

/** The last declaration of a verb that applies to a sentence and is above it. */
export function lastVerbAbove(reading: Reading, at: Source): Source | undefined {
  return statementsAbove(reading, at)
    .flatMap(({ parts }) => parts)
    .findLast(({ piece }) => piece?.piece === 'verb')?.source;
}

/** The first line of the cast that a sentence is about, or of the comments right above it. */
export function castStart(reading: Reading, at: Source): number | undefined {
  const { document } = reading;
  const first = statementsAbove(reading, at).find(({ parts }) => opened(parts[0]?.piece) === 'combatant');
  const index = first === undefined ? undefined : indexOfSentence(document, first.sentence.id);
  return index === undefined ? undefined : startWithComments(reading, index);
}

/** The statements above a sentence in its own scenario, and in the head that all scenarios of the file share. */
function statementsAbove({ document, statements, scenarios }: Reading, at: Source): readonly Statement[] {
  const index = indexOfSentence(document, at.sentence) ?? 0;
  const headEnd = scenarios[0]?.from ?? 0;
  const from = scenarios.find((each) => each.from <= index && index < each.to)?.from ?? 0;
  return statements.filter(({ sentence }) => {
    const place = indexOfSentence(document, sentence.id) ?? Infinity;
    return place < index && (place >= from || place < headEnd);
  });
}

/** A comment right above a block describes it, so nothing is inserted between them. */
function startWithComments({ document, text }: Reading, index: number): number {
  const [gap] = gapsOf(document, index, index);
  let start = lineStart(text, document.starts[index] ?? 0);
  for (const comment of gap?.comments.toReversed() ?? []) {
    const from = lineStart(text, comment.start);
    const isRightAbove = /^[^\S\r\n]*(?:\r\n|\r|\n)?$/u.test(text.slice(comment.end, start));
    if (!isRightAbove || text.slice(from, comment.start).trim() !== '') break;
    start = from;
  }
  return start;
}
