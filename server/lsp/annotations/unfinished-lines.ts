/** Finds the lines whose sentences count only partly, or not at all, in the odds of a round. */
import type { Analysis } from '../../analysis/index.ts';
import type { Source } from '../../engine/index.ts';
import { indexOfSentence, type Reading } from '../../language/index.ts';
import type { UnreadLines } from '../../report/index.ts';
import { unfinishedIn } from './still-valid.ts';

/** Looks only up to the end of the round: what follows doesn’t affect it. */
export function unfinishedLines(analysis: Analysis, scenario: number, round: Source): UnreadLines {
  const { reading } = analysis;
  const stretches = countingStretches(analysis, scenario, round);
  const listed = [...unfinishedIn(analysis)].filter((sentence) => {
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
    leftOut: linesOf(listed.filter((sentence) => !read.has(sentence))),
    inPart: linesOf(listed.filter((sentence) => read.has(sentence))),
  };
}

/**
 * The ranges of sentence indices that may affect a round: the head of the file, and the scenario up to the next round.
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

/** The sentences of which at least a part was understood. */
function readInPart({ statements }: Reading): ReadonlySet<number> {
  return new Set(
    statements.filter(({ parts }) => parts.some(({ piece }) => piece !== undefined)).map(({ sentence }) => sentence.id),
  );
}
