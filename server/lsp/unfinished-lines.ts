/** The lines whose sentences count in the odds of a round only in part, or not at all. */
import type { Analysis } from '../analysis/index.ts';
import type { Source } from '../engine/index.ts';
import { indexOfSentence, type Reading } from '../language/index.ts';
import type { UnreadLines } from '../report/index.ts';
import { unfinishedIn } from './last-good.ts';

/** Up to the end of a round of one of the scenarios: what stands below it changes nothing in it. */
export function unfinishedLines(analysis: Analysis, scenario: number, round: Source): UnreadLines {
  const { reading } = analysis;
  const told = [...unfinishedIn(analysis)].filter((sentence) => mayCount(analysis, scenario, round, sentence));
  const linesOf = (sentences: readonly number[]): readonly number[] => (
    [...new Set(sentences.map((sentence) => analysis.linesOf({ file: reading.file, sentence, start: 0, end: 0 }).from))].sort((one, other) => one - other));
  return {
    leftOut: linesOf(told.filter((sentence) => isLeftOut(reading, sentence))),
    inPart: linesOf(told.filter((sentence) => !isLeftOut(reading, sentence))),
  };
}

/** Whether a sentence stands at the head of the file, or in the scenario above the next round. */
function mayCount({ reading, scenarios }: Analysis, index: number, round: Source, sentence: number): boolean {
  const { from, to } = reading.scenarios[index] ?? { from: 0, to: 0 };
  const at = indexOfSentence(reading.document, sentence) ?? to;
  const here = indexOfSentence(reading.document, round.sentence) ?? to;
  const rounds = scenarios[index]?.scenario.rounds ?? [];
  const next = rounds.map(({ source }) => indexOfSentence(reading.document, source.sentence) ?? to).find((start) => start > here) ?? to;
  return at < (reading.scenarios[0]?.from ?? 0) || (from <= at && at < next);
}

/** Of a sentence that nobody understands nothing counts; of others what can be read. */
function isLeftOut({ statements }: Reading, sentence: number): boolean {
  return statements.filter((each) => each.sentence.id === sentence).every(({ parts }) => parts.every(({ piece }) => piece === undefined));
}
