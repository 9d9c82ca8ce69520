/** Selection ranges around a caret: the word, the name, its clause, the sentence, each block around it, the file. */
import type { Position, SelectionRange } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { outlineSteps, sentenceRangeAt, targetAt, type OffsetRange, type OutlineEntry } from '../../language/index.ts';
import { toRange } from '../connection/convert.ts';

export function* selectionRangeSteps(
  analysis: Analysis,
  positions: readonly Position[],
): Generator<undefined, SelectionRange[]> {
  const outline = yield* outlineSteps(analysis.reading);
  return positions.map((position) => selectionAt(analysis, outline, position));
}

function selectionAt(analysis: Analysis, outline: readonly OutlineEntry[], position: Position): SelectionRange {
  const { reading, lines } = analysis;
  const offset = lines.offsetAt(position);
  const target = targetAt(reading, offset);
  const part = target === undefined ? undefined : analysis.rangeOf(target.part);
  const around = [
    wordAt(reading.text, offset),
    target?.said?.range,
    target?.range,
    part,
    sentenceRangeAt(reading, offset),
    ...blocksAround(outline, offset),
    { start: 0, end: reading.text.length },
  ].filter((range): range is OffsetRange => range !== undefined && range.start <= offset && offset <= range.end);
  const caret = { start: offset, end: offset };
  const selection = nested(
    analysis,
    around.toSorted((one, other) => one.end - one.start - (other.end - other.start)),
    caret,
  );
  return selection.parent ?? selection;
}

/** Nests each range in the next larger one that contains it. */
function nested(analysis: Analysis, ranges: readonly OffsetRange[], inner: OffsetRange): SelectionRange {
  const [next, ...rest] = ranges.filter(
    ({ start, end }) => start <= inner.start && end >= inner.end && end - start > inner.end - inner.start,
  );
  return { range: toRange(analysis, inner), ...(next === undefined ? {} : { parent: nested(analysis, rest, next) }) };
}

function wordAt(text: string, offset: number): OffsetRange | undefined {
  const before = /[\p{L}\p{M}\p{N}’']*$/u.exec(text.slice(Math.max(0, offset - 100), offset))?.[0] ?? '';
  const behind = /^[\p{L}\p{M}\p{N}’']*/u.exec(text.slice(offset, offset + 100))?.[0] ?? '';
  return before === '' && behind === '' ? undefined : { start: offset - before.length, end: offset + behind.length };
}

function blocksAround(entries: readonly OutlineEntry[], offset: number): readonly OffsetRange[] {
  return entries
    .filter(({ range }) => range.start <= offset && offset <= range.end)
    .flatMap(({ range, children }) => [range, ...blocksAround(children, offset)]);
}
