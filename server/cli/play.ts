/** `clashwright play`: one course of a file's scenarios, by their own rules or by another edition's. */
import { byRules, compareRules, otherRulesOf, toldTimeline, type Analysis, type ScenarioAnalysis } from '../analysis/index.ts';
import { comparisonText, timelineJson, transcript, type TranscriptFormat } from '../report/index.ts';
import { analyzeFile, onlyFile } from './files.ts';
import type { Flags, Streams } from './command.ts';
import { Trouble } from './trouble.ts';

export function playFile(args: readonly string[], flags: Flags, streams: Streams): number {
  const seed = seedOf(flags.seed);
  const format = formatOf(flags.format ?? 'text');
  const analysis = analyzeFile(onlyFile(args));
  const plays = analysis.scenarios.map((scenario) => playOf(scenario, flags.rules));
  streams.out(format === 'json' ? json(analysis, plays, seed) : text(analysis, plays, seed, format));
  return analysis.findings.some((finding) => finding.severity === 'error') ? 1 : 0;
}

/** A scenario as it is written, and by the rules it is to be played by. */
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
  const prefaces = plays.map((play) => (play.written === play.played ? '' : comparisonText(compared(analysis, play, seed), format)));
  return transcript(plays.map(({ played }) => toldTimeline(analysis, played, seed)), analysis.linesOf, format, prefaces);
}

function json(analysis: Analysis, plays: readonly Play[], seed: number | undefined): string {
  const { scenarios } = timelineJson(plays.map(({ played }) => toldTimeline(analysis, played, seed)), analysis.linesOf);
  const told = scenarios.map((scenario, index) => {
    const play = plays[index];
    return play === undefined || play.written === play.played ? scenario : { ...scenario, compared: compared(analysis, play, seed) };
  });
  return JSON.stringify({ scenarios: told }, undefined, 2);
}

function compared(analysis: Analysis, { written, played }: Play, seed: number | undefined) {
  return compareRules(written, played, analysis.linesOf, seed);
}

function formatOf(format: string): TranscriptFormat | 'json' {
  switch (format) {
    case 'json':
    case 'text':
    case 'md':
    case 'html': return format;
    default: throw new Trouble(`There is no format ${format} of a transcript; there are text, md, html and json`);
  }
}

/** Undefined where none is named: then the file's own seed counts. */
function seedOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const seed = Number(written);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Trouble(`A seed is a whole number; ${written} isn’t one`);
  return seed;
}
