/** Reading the files that a command names. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Analysis, Analyze } from '../analysis/index.ts';
import type { Include } from '../language/index.ts';
import { Trouble } from './trouble.ts';

/** The analysis of a named file; `-` is standard input. */
export function analyzeFile(file: string, { analyze }: { readonly analyze: Analyze }): Analysis {
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
  if (file === '') throw new Trouble('The name of a file is empty');
  try {
    return readFileSync(file === '-' ? 0 : readable(file), 'utf8');
  } catch (error) {
    if (error instanceof Trouble) throw error;
    const reason = error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'there is no such file' : 'it can’t be read';
    throw new Trouble(`${file}: ${reason}`);
  }
}

/** Reading a pipe or a device may never end. */
function readable(file: string): string {
  const stats = statSync(file);
  if (stats.isDirectory()) throw new Trouble(`${file}: this is a folder; name the files in it`);
  if (!stats.isFile()) throw new Trouble(`${file}: this isn’t a file but a pipe or a device; use - for standard input`);
  return file;
}

/** Includes of a file in a folder are read from that folder and, where it lies within the current one, from all of that; from nowhere else. */
function includeFrom(folder: string): Include {
  const bounds = isWithin(process.cwd(), folder) ? process.cwd() : folder;
  return (path) => {
    try {
      const named = resolve(folder, path);
      const target = realpathSync(named);
      if (!isWithin(realpathSync(bounds), target)) return isWithin(bounds, named) ? { why: 'linked out' } : undefined;
      return statSync(target).isFile() ? readFileSync(target, 'utf8') : { why: 'no file' };
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
