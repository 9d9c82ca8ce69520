/** Reading the files that a command names. */
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { analyze, type Analysis } from '../analysis/index.ts';
import { Trouble } from './trouble.ts';

/** The analysis of a named file; `-` is standard input. */
export function analyzeFile(file: string): Analysis {
  return analyze(textOf(file), {
    file,
    path: withSlashes(resolve(file)),
    include: includeFrom(file === '-' ? process.cwd() : dirname(resolve(file))),
    addressOf: (path) => withSlashes(file === '-' ? path : join(dirname(file), path)),
  });
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

/** Includes of a file in a folder are read from that folder and, where it lies within the current one, from all of that; from nowhere else. */
function includeFrom(folder: string) {
  const bounds = isWithin(process.cwd(), folder) ? process.cwd() : folder;
  return (path: string): string | undefined => {
    try {
      const target = realpathSync(resolve(folder, path));
      return isWithin(realpathSync(bounds), target) ? readFileSync(target, 'utf8') : undefined;
    } catch {
      return undefined;
    }
  };
}

function isWithin(folder: string, target: string): boolean {
  const path = relative(folder, target);
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

function withSlashes(path: string): string {
  return path.split(sep).join('/');
}
