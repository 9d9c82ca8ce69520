/** Above each round: the way into the panel, and the chances of what is thrown for in it, which are worked out when the line is seen. */
import type { CodeLens } from 'vscode-languageserver';
import type { Analysis, ScenarioAnalysis } from '../analysis/index.ts';
import type { Round, RoundOdds, Source } from '../engine/index.ts';
import { commands } from '../protocol/index.ts';
import type { MovedFigure } from '../report/index.ts';
import { rangeOfSource } from './convert.ts';
import { lensTitle, lensTooltip } from './lens-title.ts';
import { starterLenses } from './starters.ts';
import type { Steady } from './steady.ts';

/** Which round a lens is about: its scenario’s place in the file, and the sentence and the place in it that the round begins with. */
export interface LensRound {
  readonly uri: string;
  readonly scenario: number;
  readonly sentence: number;
  readonly start: number;
}

/** What has moved in a round since an earlier text, as far as it is worth telling. */
export type MovesOf = (scenario: ScenarioAnalysis, round: RoundOdds) => readonly MovedFigure[];

/** No odds are needed for these: where the lenses stand is known at once, so that no line has to move for them later. */
export function codeLensesOf(analysis: Analysis, steady: Steady): CodeLens[] {
  const rounds = analysis.scenarios.flatMap((_scenario, index) => (
    steady.shown(analysis, index).flatMap(({ scenario }) => scenario.rounds.flatMap((round) => roundLenses(analysis, index, round, steady)))));
  return [...starterLenses(analysis), ...rounds];
}

function roundLenses(analysis: Analysis, scenario: number, round: Round, steady: Steady): CodeLens[] {
  const { source } = round;
  const range = rangeOfSource(analysis, steady.placeOf(analysis, scenario, source));
  if (range === undefined) return [];
  const about: LensRound = { uri: analysis.reading.file, scenario, sentence: source.sentence, start: source.start };
  const step: CodeLens = { range, command: stepThrough(about, round.number, 'Step through') };
  return mayTell(round) ? [step, { range, data: about }] : [step];
}

/** A round that is played in any case and in which nobody does anything has nothing to tell. */
function mayTell({ when, announcements }: Round): boolean {
  return when !== 'always' || announcements.length > 0;
}

/** The lens with its chances, of one of the scenarios that are shown there; undefined where the round isn’t there any more. */
export function resolvedLens(lens: CodeLens, about: LensRound, shown: readonly ScenarioAnalysis[], movesOf: MovesOf): CodeLens | undefined {
  for (const scenario of shown) {
    const round = scenario.scenario.rounds.find(({ source }) => isAbout(about, source));
    if (round === undefined) continue;
    const odds = scenario.odds().rounds.find(({ source }) => isAbout(about, source));
    const reached = odds?.reached ?? scenario.knownReached?.get(odds?.index ?? 0);
    const told = [scenario.scenario, odds, odds === undefined ? [] : movesOf(scenario, odds), reached] as const;
    return { range: lens.range, command: { ...stepThrough(about, round.number, lensTitle(...told)), tooltip: lensTooltip(...told) } };
  }
  return undefined;
}

function isAbout({ uri, sentence, start }: LensRound, source: Source): boolean {
  return source.file === uri && source.sentence === sentence && source.start === start;
}

function stepThrough({ uri, scenario }: LensRound, number: number, title: string): NonNullable<CodeLens['command']> {
  return { title, command: commands.openPanel, arguments: [uri, scenario, `${number}/round/start`] };
}

/** What a lens says that it is about; undefined where it isn’t one of ours. */
export function lensRoundOf({ data }: CodeLens): LensRound | undefined {
  const { uri, scenario, sentence, start } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>;
  if (typeof uri !== 'string' || typeof scenario !== 'number' || typeof sentence !== 'number' || typeof start !== 'number') return undefined;
  return { uri, scenario, sentence, start };
}
