/** How a command ends that answers about a file. */
import type { Analysis } from '../analysis/index.ts';
import type { Tools } from './command.ts';

/** 1 where something in the file is wrong, and then it is said that the answer may be without it; 0 elsewhere. */
export function exitCodeAfter(file: string, { findings, linesOf }: Analysis, { complain }: Tools): number {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first === undefined) return 0;
  const line = `in line ${linesOf(first.source).from}`;
  const where = errors.length === 1 ? `an error ${line}` : `${errors.length} errors, the first ${line}`;
  complain(`${file}: ${where}, so something may be missing here; “clashwright check” says what is wrong`);
  return 1;
}
