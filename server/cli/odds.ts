/** `clashwright odds`: the chance of every outcome of a file's scenarios. */
import { oddsJson, oddsText } from '../report/index.ts';
import { analyzeFile, onlyFile } from './files.ts';
import type { Flags, Streams } from './command.ts';

export function printOdds(args: readonly string[], flags: Flags, streams: Streams): number {
  const analysis = analyzeFile(onlyFile(args));
  const odds = analysis.scenarios.map((scenario) => scenario.odds());
  streams.out(flags.json === true ? JSON.stringify(oddsJson(odds, analysis.linesOf), undefined, 2) : oddsText(odds, analysis.linesOf));
  return analysis.findings.some((finding) => finding.severity === 'error') ? 1 : 0;
}
