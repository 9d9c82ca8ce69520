/** Answers what has moved in a document since its baseline, scenario by scenario. */
import type { Analysis, ScenarioAnalysis } from '../../analysis/index.ts';
import type { RoundOdds } from '../../engine/index.ts';
import type { BaselineKind, MovedPageAnswer, MovedRoundsAnswer } from '../../protocol/index.ts';
import {
  movedMarkdown,
  movesMarkdown,
  movesOfScenarioSteps,
  tellingMoves,
  type MovedScenario,
} from '../../report/index.ts';
import type { Baselines } from './baselines.ts';
import { comparedScenarios, isUnread, type ComparedScenario } from './compared-scenarios.ts';
import { inTimeSlices, computeInFull, type StillWanted } from '../time-slicing.ts';
import type { Versioned } from '../analysis-store.ts';

const sinceWords: Readonly<Record<BaselineKind, string>> = {
  saved: 'since you last saved',
  committed: 'since the last commit',
};

/** The most figures shown for one round. */
const mostMoves = 3;

/** Null while a changed scenario has sentences that can't be read: the previous answer stays. */
export async function movedRoundsAnswer(
  baselines: Baselines,
  uri: string,
  { version, analysis }: Pick<Versioned, 'version' | 'analysis'>,
  threshold: number,
  wanted: StillWanted,
): Promise<MovedRoundsAnswer> {
  const lines: number[] = [];
  for (const changed of await baselines.changedIn(uri, analysis, wanted)) {
    if (isUnread(analysis, changed[1])) return null;
    lines.push(...movedLines(analysis, await baselines.movesBetween(changed, wanted), threshold));
  }
  return { version, lines };
}

function movedLines(analysis: Analysis, { rounds }: MovedScenario, threshold: number): readonly number[] {
  const moved = rounds
    .filter(({ figures }) => tellingMoves(figures, threshold).length > 0)
    .map(({ after }) => after.source);
  return moved.filter(({ file }) => file === analysis.reading.file).map((source) => analysis.linesOf(source).from);
}

/** Describes in Markdown what has moved in a round of a scenario; empty if nothing has. */
export type TellMoves = (scenario: ScenarioAnalysis, round: RoundOdds) => string;

export function tellingOf(baselines: Baselines, uri: string, threshold: number): TellMoves {
  const kind = baselines.kindOf(uri);
  return (scenario, round) => {
    const moves = tellingMoves(baselines.movedFiguresOf(uri, scenario, round), threshold).slice(0, mostMoves);
    return kind === undefined || moves.length === 0 ? '' : movesMarkdown(moves, sinceWords[kind]);
  };
}

export async function movedPageAnswer(
  before: Analysis,
  after: Analysis,
  kind: BaselineKind,
  threshold: number,
  wanted: StillWanted,
): Promise<MovedPageAnswer> {
  const { changed, added, gone } = await inTimeSlices(() => comparedScenarios(before, after), wanted);
  const titleOf = ({ scenario }: { readonly scenario: { readonly title: string } }): string => scenario.title;
  const isClear = ({ unreadBefore, unreadAfter }: ComparedScenario): boolean => !unreadBefore && !unreadAfter;
  const compared = changed.filter(isClear).map(({ pair }) => pair);
  const unread = changed.filter((each) => !isClear(each)).map(({ pair }) => pair);
  await computeInFull(compared.flat(), wanted);
  const scenarios: MovedScenario[] = [];
  for (const [was, is] of compared)
    scenarios.push(await inTimeSlices(() => movesOfScenarioSteps(was.chances.odds, is.chances.odds), wanted));
  return movedMarkdown(
    {
      since: sinceWords[kind],
      scenarios,
      added: added.map(titleOf),
      gone: gone.map(titleOf),
      unread: unread.map(([, is]) => titleOf(is)),
      threshold,
    },
    after.linesOf,
  );
}
