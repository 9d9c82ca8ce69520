/** The result of each expectation: its words, its figure, or why there is none. */
import {
  isAboutStranger,
  isAnythingUnread,
  isBeyondCertain,
  possessive,
  strangerBefore,
  withoutPinsIn,
  type Expectation,
  type Figure,
  type Scenario,
  type Source,
} from '../engine/index.ts';
import type { ExpectationResult } from '../report/index.ts';
import type { Analysis } from './analysis.ts';
import type { ExpectationOutcome } from './sampling/expectation-outcomes.ts';
import type { ScenarioAnalysis } from './scenario-analysis.ts';

/** In text order. Judges at once what isn’t judged yet. */
export function expectationResults(
  analysis: Analysis,
  outcomesOfExpectations: ScenarioAnalysis,
): readonly ExpectationResult[] {
  return outcomesOfExpectations.verdicts.map((each) => resultOf(analysis, outcomesOfExpectations, each));
}

function resultOf(
  analysis: Analysis,
  outcomesOfExpectations: ScenarioAnalysis,
  { expectation, verdict: { verdict, figure } }: ExpectationOutcome,
): ExpectationResult {
  const { scenario, ruleset } = outcomesOfExpectations;
  const basics = {
    expectation,
    words: wordsOf(analysis, expectation),
    ...ofAnyIn(outcomesOfExpectations, expectation),
    isFirst: scenario.rounds.every(({ number }) => number >= expectation.round),
    leavesOutPins: withoutPinsIn(scenario, expectation.round, (fact) => ruleset.isPin(fact)) !== scenario,
  };
  const reason =
    reasonNotToJudge(analysis, scenario, expectation) ?? unreadCondition(analysis, scenario, expectation, figure);
  if (reason !== undefined) return { ...basics, verdict: 'unjudged', why: reason };
  if (figure === undefined) return { ...basics, verdict, why: whyNoFigure(scenario, expectation, verdict) };
  return {
    ...basics,
    verdict,
    figure,
    ...(isBeyondCertain(expectation) ? { why: impossibleBound(expectation) } : {}),
  };
}

function impossibleBound({ percent }: Expectation): string {
  return `a chance can’t be ${percent}%`;
}

/** The reason alone, since the result is stated with it. */
function whyNoFigure({ rounds }: Scenario, expectation: Expectation, verdict: ExpectationResult['verdict']): string {
  if (isBeyondCertain(expectation)) return impossibleBound(expectation);
  const { round } = expectation;
  if (rounds.every(({ number }) => number !== round)) return `there is no round ${round}`;
  return verdict === 'open' ? `none of the plays reaches round ${round}` : `no course reaches round ${round}`;
}

/** If an actor attempts several things in a round, one success is enough. */
function ofAnyIn(
  outcomesOfExpectations: ScenarioAnalysis,
  { about, round: number }: Expectation,
): Pick<ExpectationResult, 'ofAny'> {
  if (about.kind !== 'did') return {};
  const combatant = outcomesOfExpectations.scenario.combatants.find(({ name }) => name === about.who.id);
  const rounds = outcomesOfExpectations.oddsInWords.rounds.filter(({ round }) => round === number);
  const attempts = Math.max(
    0,
    ...rounds.map(({ actions }) => actions.filter(({ actor }) => actor === combatant?.name).length),
  );
  return combatant === undefined || attempts < 2
    ? {}
    : { ofAny: `in any of ${possessive(combatant.pronoun)} ${attempts} attempts` };
}

/** The expectation as written, in one line; empty if it is in another file. */
function wordsOf(analysis: Analysis, { source }: Expectation): string {
  const range = source.file === analysis.reading.file ? analysis.rangeOf(source) : undefined;
  return range === undefined ? '' : analysis.reading.text.slice(range.start, range.end).replace(/\s+/gu, ' ');
}

/** What in the scenario prevents judging, such as `line 12 can’t be read`; undefined if nothing does. */
function reasonNotToJudge(analysis: Analysis, scenario: Scenario, { about, source }: Expectation): string | undefined {
  if (isAboutStranger({ about })) return `${placeIn(analysis, source)} names somebody unknown`;
  if (!isAnythingUnread(scenario)) return undefined;
  const unread = unreadSentence(analysis, scenario);
  if (unread !== undefined) return `${placeIn(analysis, unread)} can’t be read`;
  const [stranger] = scenario.strangers;
  return stranger === undefined
    ? 'not everything can be read'
    : `${placeIn(analysis, stranger.source)} names somebody unknown`;
}

/** Without a figure, a condition about somebody undeclared is the reason. */
function unreadCondition(
  analysis: Analysis,
  scenario: Scenario,
  { round }: Expectation,
  figure: Figure | undefined,
): string | undefined {
  const stranger = figure === undefined ? strangerBefore(scenario, round) : undefined;
  return stranger === undefined ? undefined : `the condition in ${placeIn(analysis, stranger.source)} can’t be read`;
}

/** The first sentence with an error among those that the scenario was read from. */
function unreadSentence({ reading }: Analysis, scenario: Scenario): Source | undefined {
  const read = reading.scenarios.find((each) => each.scenario === scenario)?.read;
  return [...(read?.head ?? []), ...(read?.own ?? [])]
    .flatMap(({ findings }) => findings)
    .find(({ severity }) => severity === 'error')?.source;
}

function placeIn(analysis: Analysis, source: Source): string {
  const { from } = analysis.linesOf(source);
  return source.file === analysis.reading.file ? `line ${from}` : `line ${from} of ${source.file}`;
}
