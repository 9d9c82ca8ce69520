/** `clashwright sheet`: the stat blocks of a file’s scenarios, to print. */
import { sourceWords } from '../analysis/index.ts';
import { sheetOf, sheetPage, type SheetFormat } from '../report/index.ts';
import { analyzeFile, onlyFile } from './files.ts';
import type { Flags, Streams } from './command.ts';
import { Trouble } from './trouble.ts';

export function printSheet(args: readonly string[], flags: Flags, streams: Streams): number {
  const format = formatOf(flags.format ?? 'md');
  const analysis = analyzeFile(onlyFile(args));
  const sheets = analysis.scenarios.map(({ scenario, ruleset }) => sheetOf(scenario, ruleset, (source) => sourceWords(analysis, source)));
  streams.out(sheetPage(sheets, format).trimEnd());
  return analysis.findings.some((finding) => finding.severity === 'error') ? 1 : 0;
}

function formatOf(format: string): SheetFormat {
  if (format === 'md' || format === 'html') return format;
  throw new Trouble(`There is no format ${format} of stat blocks; there are md and html`);
}
