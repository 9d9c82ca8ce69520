/** `clashwright sheet`: the stat blocks of everybody in some files’ scenarios, for printing. */
import { sourceWords, type Analysis } from '../analysis/index.ts';
import { sheetOf, sheetPage, type Sheet, type SheetFormat } from '../report/index.ts';
import { exitCodeAfter } from './exit-code.ts';
import { analyzeFile } from './files.ts';
import type { Flags, Tools } from './command.ts';
import { withEach } from './several-files.ts';
import { Trouble } from './trouble.ts';

export function printSheet(args: readonly string[], flags: Flags, tools: Tools): number {
  const format = formatOf(flags.format ?? 'md');
  if (args.length === 0) throw new Trouble('Name at least one file, or - for standard input');
  const { results, code } = withEach(args, tools, (file) => {
    const analysis = analyzeFile(file, tools);
    return { sheets: sheetsOf(analysis), code: exitCodeAfter(file, analysis, tools) };
  });
  if (results.length > 0)
    tools.out(
      sheetPage(
        results.flatMap(({ sheets }) => sheets),
        format,
      ).trimEnd(),
    );
  return Math.max(code, ...results.map((each) => each.code));
}

/** For a file in which nothing is played, such as a bestiary, its own cast. */
function sheetsOf(analysis: Analysis): readonly Sheet[] {
  const described = analysis.shared === undefined ? analysis.scenarios : [analysis.shared];
  return described.map(({ scenario, ruleset }) =>
    sheetOf(scenario, ruleset, (source) => sourceWords(analysis, source)),
  );
}

function formatOf(format: string): SheetFormat {
  if (format === 'md' || format === 'html') return format;
  throw new Trouble(`There is no format ${format} of stat blocks; there are md and html`);
}
