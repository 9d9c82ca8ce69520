/** Above each round: the chances of what is thrown for in it, and the way into the panel. */
import type { CodeLens } from 'vscode-languageserver';
import type { Analysis, ScenarioAnalysis } from '../analysis/index.ts';
import type { ContestOdds, RoundOdds } from '../engine/index.ts';
import { commands } from '../protocol/index.ts';
import { callerOf, percent } from '../report/index.ts';
import { rangeOfSource } from './convert.ts';

export function codeLensesOf(analysis: Analysis): CodeLens[] {
  return analysis.scenarios.flatMap((scenario, index) => scenarioLenses(analysis, scenario, index));
}

function scenarioLenses(analysis: Analysis, of: ScenarioAnalysis, index: number): CodeLens[] {
  const known = of.scenario.rounds.length === 0 ? [] : of.odds().rounds;
  return known.flatMap((round) => roundLenses(analysis, round, index));
}

function roundLenses(analysis: Analysis, round: RoundOdds, scenario: number): CodeLens[] {
  const range = rangeOfSource(analysis, round.source);
  if (range === undefined) return [];
  const open = (title: string): CodeLens => ({
    range, command: { title, command: commands.openPanel, arguments: [analysis.reading.file, scenario, `${round.round}/round/start`] },
  });
  return [open('Step through'), ...reachedLens(round).map(open), ...chanceTitles(round).map(open)];
}

function reachedLens(round: RoundOdds): readonly string[] {
  const reached = round.reached === undefined || round.reached.chance.equals(1) ? [] : [`reached ${percent(round.reached, 1)}`];
  return round.played ? reached : [...reached, 'not on the shown course'];
}

/** The contests that several announcements share, or else what each comes to who does something alone. */
function chanceTitles(round: RoundOdds): readonly string[] {
  const shared = sharedTitles(round);
  return shared.length > 0 ? shared : aloneTitle(round);
}

/** What one person does alone has its chance behind its own line too, so a lens has no more of them than fit. */
function aloneTitle({ actions, called }: RoundOdds): readonly string[] {
  const call = callerOf(called);
  const chances = actions.flatMap(({ actor, odds }) => [...odds].slice(0, 1).map(([name, figure]) => `${call(actor)} ${name} ${percent(figure, 1)}`));
  return chances.length === 0 || chances.length > mostAlone ? [] : [chances.join(' · ')];
}

const mostAlone = 3;

function sharedTitles(round: RoundOdds): readonly string[] {
  const actors = new Set(round.actions.map((action) => action.actor));
  const shared = round.contests.filter((contest) => contest.parties.filter((party) => actors.has(party)).length > 1);
  return shared.map((contest, index) => `${shared.length > 1 ? `${index + 1}: ` : ''}${outcomesTitle(contest)}`);
}

/** Outcomes that can’t happen are left out, and those that hardly ever do: a pane is narrow, and cuts off the end. */
function outcomesTitle(contest: ContestOdds): string {
  return [...contest.odds].filter(([, figure]) => figure.chance.compare(least) >= 0).map(([name, figure]) => `${name} ${percent(figure, 1)}`).join(' · ');
}

/** Less than this is less than the tenth of a percent that a title shows. */
const least = 0.0005;
