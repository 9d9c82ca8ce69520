/** `clashwright check`: reports the findings in some files. */
import { say, type Analysis } from '../analysis/index.ts';
import type { Finding } from '../engine/index.ts';
import { analyzeFile } from './files.ts';
import type { Flags, Tools } from './command.ts';
import type { PlacedFinding } from './placed-finding.ts';
import { toSarif } from './sarif.ts';
import { withEach } from './several-files.ts';
import { Trouble } from './trouble.ts';

export function checkFiles(files: readonly string[], flags: Flags, tools: Tools): number {
  if (files.length === 0) throw new Trouble('Name at least one file, or - for standard input');
  const format = formatter(flags.format ?? 'text');
  const { results, code } = withEach(files, tools, (file) => placed(file, analyzeFile(file, tools)));
  const found = results.flat();
  if (results.length > 0) tools.out(format(found, results.length));
  return Math.max(code, found.some((finding) => finding.severity === 'error') ? 1 : 0);
}

function formatter(format: string): (found: readonly PlacedFinding[], files: number) => string {
  switch (format) {
    case 'text':
      return asText;
    case 'json':
      return (found) => JSON.stringify({ findings: found }, undefined, 2);
    case 'sarif':
      return (found) => JSON.stringify(toSarif(found), undefined, 2);
    default:
      throw new Trouble(`There is no format ${format} of findings; there are text, json and sarif`);
  }
}

function placed(file: string, analysis: Analysis): readonly PlacedFinding[] {
  return allOf(analysis).map((finding) => {
    const range = analysis.rangeOf(finding.source) ?? { start: 0, end: 0 };
    const [start, end] = [analysis.lines.positionAt(range.start), analysis.lines.positionAt(range.end)];
    return {
      file,
      line: start.line + 1,
      column: start.character + 1,
      endLine: end.line + 1,
      endColumn: end.character + 1,
      severity: finding.severity,
      rule: finding.rule,
      message: say(finding),
    };
  });
}

/** In text order; outcome findings of a sentence follow its static ones. */
function allOf(analysis: Analysis): readonly Finding[] {
  const startOf = ({ source }: Finding): number => analysis.rangeOf(source)?.start ?? 0;
  return [...analysis.findings, ...analysis.outcomeFindings].sort((one, other) => startOf(one) - startOf(other));
}

function asText(found: readonly PlacedFinding[], files: number): string {
  const rows = found.map(
    (each) => `${each.file}:${each.line}:${each.column}: ${each.severity}: ${each.message} [${each.rule}]`,
  );
  return [...rows, summary(found, files)].join('\n');
}

function summary(found: readonly PlacedFinding[], files: number): string {
  const where = `in ${files} ${files === 1 ? 'file' : 'files'}`;
  if (found.length === 0) return `No problems found ${where}`;
  const errors = found.filter((finding) => finding.severity === 'error').length;
  return (
    `${found.length} ${found.length === 1 ? 'finding' : 'findings'} ${where}, ${errors} of them ` +
    (errors === 1 ? 'an error' : 'errors')
  );
}
