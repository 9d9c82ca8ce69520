/** Answers what is expected in a file, and what has become of it. */
import { say, type Analysis, type JudgedExpectation, type ScenarioAnalysis } from '../analysis/index.ts';
import { isAboutStranger, isAnythingUnread, type Expectation, type Scenario, type Source } from '../engine/index.ts';
import type { ExpectationsAnswer, ExpectationView, VerdictsAnswer, VerdictView } from '../protocol/index.ts';
import { percent } from '../report/index.ts';
import { prepared, type StillWanted } from './turns.ts';

/** Scenarios in which nothing is expected are left out; nothing is reckoned for it. */
export function expectationsAnswer(analysis: Analysis): ExpectationsAnswer {
  return analysis.scenarios.flatMap((each, scenario) => {
    const expectations = each.scenario.expectations.flatMap((expectation) => viewOf(analysis, expectation) ?? []);
    return expectations.length === 0 ? [] : [{ scenario, title: each.scenario.title, line: analysis.linesOf(each.scenario.source).from, expectations }];
  });
}

/** Worked out in turns; rejects where it isn't wanted any more. */
export async function verdictsAnswer(analysis: Analysis, scenario: number, wanted: StillWanted): Promise<VerdictsAnswer> {
  const judged = analysis.scenarios[scenario];
  if (judged === undefined) return null;
  await prepared([judged], wanted);
  return judged.verdicts.flatMap((each) => verdictOf(analysis, judged, each) ?? []);
}

function verdictOf(analysis: Analysis, judged: ScenarioAnalysis, { expectation, verdict }: JudgedExpectation): VerdictView | undefined {
  const view = viewOf(analysis, expectation);
  if (view === undefined) return undefined;
  const reason = reasonNotToJudge(analysis, judged, expectation);
  if (reason !== undefined) return { ...view, verdict: 'unjudged', message: `not judged: ${reason}` };
  const { sentence, file } = expectation.source;
  const found = judged.outcomeFindings.find(({ source }) => source.sentence === sentence && source.file === file);
  const actual = verdict.figure === undefined ? undefined : percent(verdict.figure);
  const message = found === undefined ? `${actual ?? 'nothing is known'}, and ${expectation.bound} ${expectation.percent}% is expected` : say(found);
  return { ...view, verdict: verdict.verdict, message, ...(actual === undefined ? {} : { actual }) };
}

/** What in the scenario is in the way of judging, as `line 12 can’t be read`; undefined where nothing is. */
function reasonNotToJudge(analysis: Analysis, { scenario }: ScenarioAnalysis, { about, source }: Expectation): string | undefined {
  if (isAboutStranger({ about })) return `${placeIn(analysis, source)} names nobody who is known`;
  if (!isAnythingUnread(scenario)) return undefined;
  const unread = unreadSentence(analysis, scenario);
  if (unread !== undefined) return `${placeIn(analysis, unread)} can’t be read`;
  const [stranger] = scenario.strangers;
  return stranger === undefined ? 'not everything can be read' : `${placeIn(analysis, stranger.source)} names somebody unknown`;
}

/** The first sentence with an error among those that the scenario was read from. */
function unreadSentence({ reading }: Analysis, scenario: Scenario): Source | undefined {
  const read = reading.scenarios.find((each) => each.scenario === scenario)?.read;
  return [...read?.head ?? [], ...read?.own ?? []].flatMap(({ findings }) => findings).find(({ severity }) => severity === 'error')?.source;
}

function placeIn(analysis: Analysis, source: Source): string {
  const { from } = analysis.linesOf(source);
  return source.file === analysis.reading.file ? `line ${from}` : `line ${from} of ${source.file}`;
}

/** Undefined for one that stands in an included file. */
function viewOf(analysis: Analysis, { source }: Expectation): ExpectationView | undefined {
  const range = source.file === analysis.reading.file ? analysis.rangeOf(source) : undefined;
  if (range === undefined) return undefined;
  return { words: analysis.reading.text.slice(range.start, range.end).replace(/\s+/gu, ' '), line: analysis.linesOf(source).from };
}
