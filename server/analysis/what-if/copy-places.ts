/** Maps sources in a copy with trials to places in the file. */
import type { Source } from '../../engine/index.ts';
import { indexOfSentence, type OffsetRange, type Reading } from '../../language/index.ts';
import type { LinesOf, LineSpan } from '../../report/index.ts';
import type { Analysis } from '../analysis.ts';
import { isAnyTried, placeInFile, type Piece } from './piece-table.ts';

/** The places of a copy’s sources in the file. */
export interface CopyPlaces {
  /**
   * Lines of the file; for text that isn’t in it, those of the announcement it belongs to, or else of what precedes it.
   */
  readonly linesOf: LinesOf;
  /** Whether the text there isn’t in the file, or differs from it. */
  readonly isTried: (source: Source) => boolean;
}

export function copyPlaces(file: Analysis, copy: Analysis, pieces: readonly Piece[]): CopyPlaces {
  if (copy === file) return { linesOf: file.linesOf, isTried: () => false };
  const rangeOf = (source: Source): OffsetRange | undefined =>
    source.file === copy.reading.file ? copy.rangeOf(source) : undefined;
  return {
    linesOf: (source) => {
      const range = rangeOf(source);
      if (range === undefined) return copy.linesOf(source);
      const [start, end] = [placeInFile(pieces, range.start), lastPlace(pieces, range)];
      const announced =
        start.tried && isOnNewLine(copy, pieces, range) ? announcementAbove(copy.reading, source) : undefined;
      const above = announced === undefined ? undefined : rangeOf(announced);
      if (above === undefined || placeInFile(pieces, above.start).tried) return spanOf(file, start.at, end);
      return spanOf(file, placeInFile(pieces, above.start).at, lastPlace(pieces, above));
    },
    isTried: (source) => {
      const range = rangeOf(source);
      return range !== undefined && isAnyTried(pieces, range);
    },
  };
}

/** Whether the line on which a range starts was inserted. */
function isOnNewLine({ lines }: Analysis, pieces: readonly Piece[], { start }: OffsetRange): boolean {
  const from = lines.offsetAt({ line: lines.positionAt(start).line, character: 0 });
  return from > 0 && placeInFile(pieces, from - 1).tried;
}

/** The place in the file after the last character of a range. */
function lastPlace(pieces: readonly Piece[], { start, end }: OffsetRange): number {
  const last = placeInFile(pieces, Math.max(start, end - 1));
  return last.tried || start === end ? last.at : last.at + 1;
}

function spanOf({ lines, reading, addressOf }: Analysis, start: number, end: number): LineSpan {
  return {
    uri: addressOf(reading.file),
    from: lines.positionAt(start).line + 1,
    to: lines.positionAt(Math.max(start, end)).line + 1,
  };
}

/** The announcement that a sentence is a clause of. */
function announcementAbove({ statements, document }: Reading, { sentence }: Source): Source | undefined {
  const own = statements.findIndex((statement) => statement.sentence.id === sentence);
  if (own < 0 || statements[own]?.parts[0]?.place !== 'announcement') return undefined;
  const above = statements.slice(0, own).findLast(({ parts }) => parts[0]?.piece?.piece === 'announcement');
  const place = above === undefined ? undefined : indexOfSentence(document, above.sentence.id);
  return above === undefined || place === undefined
    ? undefined
    : { file: document.file, sentence: above.sentence.id, start: 0, end: above.sentence.length };
}
