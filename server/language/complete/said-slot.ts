/** The slot of a row that the word at an offset fills. */
import type { StatementAt } from '../locate/find-place.ts';
import type { OffsetRange } from '../read/layout.ts';
import type { Part } from '../read/statement.ts';

/** The slot, its words without quotes, and its range in the text. */
export interface SaidSlot {
  readonly slot: string;
  readonly words: string;
  readonly range: OffsetRange;
}

/** Undefined at fixed words of the row, and after its last word. */
export function slotAt(
  { statement: { sentence, readAs }, start }: StatementAt,
  { marks }: Part,
  offset: number,
): SaidSlot | undefined {
  const { tokens } = readAs ?? sentence;
  for (const mark of marks) {
    const [first, last] = mark.is === 'slot' ? [tokens[mark.from], tokens[mark.to - 1]] : [];
    if (mark.is !== 'slot' || first === undefined || last === undefined) continue;
    const range = { start: start + first.start, end: start + last.end };
    if (offset < range.start || offset > range.end) continue;
    return {
      slot: mark.node.slot,
      words: tokens
        .slice(mark.from, mark.to)
        .map(({ text }) => text)
        .join(' '),
      range,
    };
  }
  return undefined;
}
