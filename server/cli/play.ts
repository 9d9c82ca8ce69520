/** `clashwright play`: one course of a file's scenarios, by their own rules or by another edition's. */
import {
  byRules,
  compareRules,
  otherRulesOf,
  timelineWithFindings,
  type Analysis,
  type ScenarioAnalysis,
} from '../analysis/index.ts';
import { comparisonText, drawingPicture, timelineJson, transcript, type TranscriptFormat } from '../report/index.ts';
import { exitCodeAfter } from './exit-code.ts';
import { analyzeFile, onlyFile } from './files.ts';
import type { Flags, Tools } from './command.ts';
import { numberOf } from './numbers.ts';
import { Trouble, withFile } from './trouble.ts';

export function playFile(args: readonly string[], flags: Flags, tools: Tools): number {
  const seed = numberOf(flags.seed, 'A seed');
  const format = formatOf(flags.format ?? 'text');
  if (flags.round !== undefined && format !== 'svg') throw new Trouble('--round works only with --format svg');
  const file = onlyFile(args);
  return withFile(file, () => {
    const analysis = analyzeFile(file, tools);
    const plays = analysis.scenarios.map((scenario) => playOf(scenario, flags.rules));
    tools.out(playedAs(format, analysis, plays, seed, flags));
    return exitCodeAfter(file, analysis, tools);
  });
}

function playedAs(
  format: Format,
  analysis: Analysis,
  plays: readonly Play[],
  seed: number | undefined,
  flags: Flags,
): string {
  if (format === 'json') return json(analysis, plays, seed);
  return format === 'svg'
    ? picture(analysis, plays, seed, numberOf(flags.round, 'A round'))
    : text(analysis, plays, seed, format);
}

/** A scenario as written, and as played by the chosen rules. */
interface Play {
  readonly written: ScenarioAnalysis;
  readonly played: ScenarioAnalysis;
}

function playOf(written: ScenarioAnalysis, rules: string | undefined): Play {
  const played = rules === undefined ? written : byRules(written, rules);
  if (played !== undefined) return { written, played };
  const ids = [written.ruleset, ...otherRulesOf(written)].map((ruleset) => ruleset.id);
  throw new Trouble(`“${written.scenario.title}” can’t be played by ${rules ?? ''}, only by ${ids.join(' or ')}`);
}

function text(analysis: Analysis, plays: readonly Play[], seed: number | undefined, format: TranscriptFormat): string {
  const prefaces = plays.map((play) =>
    play.written === play.played ? '' : comparisonText(compared(analysis, play, seed), format),
  );
  return transcript(
    plays.map(({ played }) => timelineWithFindings(analysis, played, seed)),
    analysis.linesOf,
    format,
    prefaces,
  );
}

function json(analysis: Analysis, plays: readonly Play[], seed: number | undefined): string {
  const { scenarios } = timelineJson(
    plays.map(({ played }) => timelineWithFindings(analysis, played, seed)),
    analysis.linesOf,
  );
  const listed = scenarios.map((scenario, index) => {
    const play = plays[index];
    return play === undefined || play.written === play.played
      ? scenario
      : { ...scenario, compared: compared(analysis, play, seed) };
  });
  return JSON.stringify({ scenarios: listed }, undefined, 2);
}

function compared(analysis: Analysis, { written, played }: Play, seed: number | undefined) {
  return compareRules(written, played, analysis.linesOf, seed);
}

/** The drawing of who targets whom in one round: that with the given number, or the first one played. */
function picture(
  analysis: Analysis,
  plays: readonly Play[],
  seed: number | undefined,
  number: number | undefined,
): string {
  const rounds = plays.flatMap(({ played }) =>
    played.timeline(seed).rounds.map((round) => ({ round, scenario: played.scenario, ruleset: played.ruleset })),
  );
  const found = number === undefined ? rounds[0] : rounds.find(({ round }) => round.number === number);
  if (found === undefined)
    throw new Trouble(
      number === undefined ? 'There is no round to draw' : `This course has no round ${number} to draw`,
    );
  return drawingPicture({ ...found, linesOf: analysis.linesOf }).trimEnd();
}

type Format = TranscriptFormat | 'json' | 'svg';

function formatOf(format: string): Format {
  switch (format) {
    case 'json':
    case 'svg':
    case 'text':
    case 'md':
    case 'html':
      return format;
    default:
      throw new Trouble(`There is no format ${format} of a course; there are text, md, html, json and svg`);
  }
}
