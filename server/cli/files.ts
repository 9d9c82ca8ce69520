/** Reading the files that a command names. */
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { analyze, type Analysis } from '../analysis/index.ts';
import { Trouble } from './trouble.ts';

/** The analysis of a named file; `-` is standard input. */
export function analyzeFile(file: string): Analysis {
  return analyze(textOf(file), { file, include: includeFrom(file) });
}

/** The one file that a command wants. */
export function onlyFile(args: readonly string[]): string {
  const [file, ...more] = args;
  if (file === undefined) throw new Trouble('Name the file, or - for standard input');
  if (more.length > 0) throw new Trouble(`One file at a time; ${more.join(' ')} is more than one`);
  return file;
}

function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'there is no such file' : 'it can’t be read';
    throw new Trouble(`${file}: ${reason}`);
  }
}

/** Includes are looked for beside the including file and never outside its folder. */
function includeFrom(file: string) {
  const folder = file === '-' ? process.cwd() : dirname(resolve(file));
  return (path: string): string | undefined => {
    const target = resolve(folder, path);
    if (relative(folder, target).startsWith('..')) return undefined;
    try {
      return readFileSync(target, 'utf8');
    } catch {
      return undefined;
    }
  };
}
