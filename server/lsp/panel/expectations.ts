/** Answers which expectations a file has, and whether they are met. */
import { expectationResults, type Analysis } from '../../analysis/index.ts';
import type { Expectation } from '../../engine/index.ts';
import type { ExpectationsAnswer, ExpectationView, VerdictsAnswer, VerdictView } from '../../protocol/index.ts';
import { expectationLine, percent, type ExpectationResult } from '../../report/index.ts';
import { prepared, type StillWanted } from '../time-slicing.ts';

/** Leaves out scenarios without expectations; computes no odds. */
export function expectationsAnswer(analysis: Analysis): ExpectationsAnswer {
  return analysis.scenarios.flatMap((each, scenario) => {
    const expectations = each.scenario.expectations.flatMap((expectation) => viewOf(analysis, expectation) ?? []);
    return expectations.length === 0
      ? []
      : [{ scenario, title: each.scenario.title, line: analysis.linesOf(each.scenario.source).from, expectations }];
  });
}

/** Judges in time slices; rejects when it is no longer needed. */
export async function verdictsAnswer(
  analysis: Analysis,
  scenario: number,
  wanted: StillWanted,
): Promise<VerdictsAnswer> {
  const judged = analysis.scenarios[scenario];
  if (judged === undefined) return null;
  await prepared([judged], wanted);
  return expectationResults(analysis, judged).flatMap((shown) => verdictOf(analysis, shown) ?? []);
}

function verdictOf(analysis: Analysis, described: ExpectationResult): VerdictView | undefined {
  const { expectation, verdict, figure } = described;
  const view = viewOf(analysis, expectation);
  return view === undefined
    ? undefined
    : {
        ...view,
        verdict,
        message: expectationLine(described),
        ...(figure === undefined ? {} : { actual: percent(figure) }),
      };
}

/** Undefined for an expectation in an included file. */
function viewOf(analysis: Analysis, { source }: Expectation): ExpectationView | undefined {
  const range = source.file === analysis.reading.file ? analysis.rangeOf(source) : undefined;
  if (range === undefined) return undefined;
  return {
    words: analysis.reading.text.slice(range.start, range.end).replace(/\s+/gu, ' '),
    line: analysis.linesOf(source).from,
  };
}
