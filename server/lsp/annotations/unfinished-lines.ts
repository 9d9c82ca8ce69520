/** The lines whose sentences count in the odds of a round only in part, or not at all. */
import type { Analysis } from '../../analysis/index.ts';
import type { Source } from '../../engine/index.ts';
import { indexOfSentence, type Reading } from '../../language/index.ts';
import type { UnreadLines } from '../../report/index.ts';
import { unfinishedIn } from './still-valid.ts';

/** Up to the end of a round of one of the scenarios: what stands below it changes nothing in it. */
export function unfinishedLines(analysis: Analysis, scenario: number, round: Source): UnreadLines {
  const { reading } = analysis;
  const stretches = countingStretches(analysis, scenario, round);
  const told = [...unfinishedIn(analysis)].filter((sentence) => {
    const at = indexOfSentence(reading.document, sentence);
    return at !== undefined && stretches.some(({ from, to }) => from <= at && at < to);
  });
  const linesOf = (sentences: readonly number[]): readonly number[] =>
    [
      ...new Set(
        sentences.map((sentence) => analysis.linesOf({ file: reading.file, sentence, start: 0, end: 0 }).from),
      ),
    ].sort((one, other) => one - other);
  const read = readInPart(reading);
  return {
    leftOut: linesOf(told.filter((sentence) => !read.has(sentence))),
    inPart: linesOf(told.filter((sentence) => read.has(sentence))),
  };
}

/**
 * From where to where, by their places in the file, sentences may count in a round: the head of the file, and the
 * scenario above the next round.
 */
function countingStretches(
  { reading, scenarios }: Analysis,
  index: number,
  round: Source,
): readonly { readonly from: number; readonly to: number }[] {
  const { from, to } = reading.scenarios[index] ?? { from: 0, to: 0 };
  const placeOf = ({ sentence }: Source): number => indexOfSentence(reading.document, sentence) ?? to;
  const here = placeOf(round);
  const next =
    (scenarios[index]?.scenario.rounds ?? []).map(({ source }) => placeOf(source)).find((start) => start > here) ?? to;
  return [
    { from: 0, to: reading.scenarios[0]?.from ?? 0 },
    { from, to: next },
  ];
}

/** The sentences of which something counts; of the others nobody understands anything. */
function readInPart({ statements }: Reading): ReadonlySet<number> {
  return new Set(
    statements.filter(({ parts }) => parts.some(({ piece }) => piece !== undefined)).map(({ sentence }) => sentence.id),
  );
}
