/** Lookup by offset: the statement, the mention, the name table of the scenario. */
import { derive, groupBy } from '../../engine/index.ts';
import { indexBefore, type OffsetRange } from '../read/layout.ts';
import { mentionsOf, type Mention } from './mentions.ts';
import type { NameTable } from '../match/name-table.ts';
import type { Reading } from '../read/read.ts';
import type { Statement } from '../read/statement.ts';

/** A statement and the offset of its sentence. */
export interface StatementAt {
  readonly statement: Statement;
  readonly start: number;
}

/** The statement whose words an offset touches. */
export function statementAt(reading: Reading, offset: number): StatementAt | undefined {
  const index = indexBefore(reading.document, offset);
  const sentence = reading.document.sentences[index];
  const start = reading.document.starts[index] ?? 0;
  if (sentence === undefined || offset > start + sentence.length) return undefined;
  const statement = statementsOf(reading, sentence.id).find(({ from, to }) => {
    const first = sentence.tokens[from];
    const last = sentence.tokens[to - 1];
    return (
      first !== undefined &&
      last !== undefined &&
      offset >= start + first.start &&
      offset <= start + Math.max(last.end, to === sentence.tokens.length ? sentence.length : 0)
    );
  });
  return statement === undefined ? undefined : { statement, start };
}

/** The mention that an offset touches; between two adjacent ones the later. */
export function mentionAt(
  reading: Reading,
  offset: number,
): { readonly mention: Mention; readonly range: OffsetRange } | undefined {
  const at = statementAt(reading, offset);
  if (at === undefined) return undefined;
  const inner = offset - at.start;
  const mention = mentionsOf(at.statement).findLast(({ source }) => source.start <= inner && inner <= source.end);
  return mention === undefined
    ? undefined
    : { mention, range: { start: at.start + mention.source.start, end: at.start + mention.source.end } };
}

/** The names valid at an offset: those of its scenario; in the head those of the first scenario. */
export function namesAt(reading: Reading, offset: number): NameTable | undefined {
  const index = indexBefore(reading.document, offset);
  const scenario = reading.scenarios.find(({ from, to }) => index >= from && index < to) ?? reading.scenarios[0];
  return (scenario?.read ?? reading.shared)?.names;
}

/** The statements of a sentence, by its id. */
export function statementsOf(reading: Reading, sentence: number): readonly Statement[] {
  return bySentence(reading).get(sentence) ?? [];
}

const bySentence = derive('statements by sentence', ({ statements }: Reading) =>
  groupBy(statements, ({ sentence }) => sentence.id),
);
