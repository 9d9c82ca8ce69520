/** The page of a round’s exact odds, which hovers lead to, and which round a line belongs to. */
import type { Analysis } from '../../analysis/index.ts';
import type { OddsPageAnswer, OddsPageRequest, RoundAtAnswer } from '../../protocol/index.ts';
import { oddsPage } from '../../report/index.ts';
import { scenarioAt, type Document } from './panel.ts';
import { unfinishedLines } from '../annotations/unfinished-lines.ts';

/**
 * `round` counts the scenario’s written rounds; nothing where the scenario or the round isn’t there any more. Of the
 * text as it is now, be it half-typed.
 */
export function* oddsPageAnswer(
  { analysis }: Pick<Document, 'analysis'>,
  { scenario: index, round: asked }: Omit<OddsPageRequest, 'uri'>,
): Generator<undefined, OddsPageAnswer> {
  const scenario = analysis.scenarios[index];
  const chances = yield* scenario?.chancesSteps() ?? [];
  const round = chances?.odds.rounds.find((each) => each.index === asked);
  return scenario === undefined || round === undefined
    ? null
    : oddsPage(scenario.scenario.title, round, unfinishedLines(analysis, index, round.source));
}

/** The last round that begins at or above the line; above all of them the first. */
export function roundAt(analysis: Analysis, line: number): RoundAtAnswer {
  const index = scenarioAt(analysis, line);
  const rounds = analysis.scenarios[index]?.scenario.rounds ?? [];
  if (rounds.length === 0) return null;
  return {
    scenario: index,
    round: Math.max(
      0,
      rounds.findLastIndex(({ source }) => analysis.linesOf(source).from <= line),
    ),
  };
}
