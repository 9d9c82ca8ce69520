/** The exit code of commands that answer about one file. */
import type { Analysis } from '../analysis/index.ts';
import type { Tools } from './command.ts';

/** 1 if the file has errors, with a warning that the output may be incomplete; otherwise 0. */
export function exitCodeAfter(file: string, { findings, linesOf }: Analysis, { complain }: Tools): number {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first === undefined) return 0;
  const line = `in line ${linesOf(first.source).from}`;
  const where = errors.length === 1 ? `an error ${line}` : `${errors.length} errors, the first ${line}`;
  complain(`${file}: ${where}, so something may be missing here; “clashwright check” says what is wrong`);
  return 1;
}
