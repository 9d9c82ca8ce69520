/** Reads the files that a command names. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Analysis, Analyze } from '../analysis/index.ts';
import { mostFileBytes, type Include, type NotTaken } from '../language/index.ts';
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

/** The only file argument of a command. */
export function onlyFile(args: readonly string[]): string {
  const [file, ...more] = args;
  if (file === undefined) throw new Trouble('Name the file, or - for standard input');
  if (more.length > 0) throw new Trouble(`One file at a time; ${more.join(' ')} is more than one`);
  return file;
}

/** The text of a named file. A link is followed only to a target in the same workspace, as with includes. */
function textOf(file: string): string {
  if (file === '') throw new Trouble('The name of a file is empty');
  try {
    return readFileSync(file === '-' ? 0 : readable(file), 'utf8');
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble(`${file}: ${isMissing(error) ? 'there is no such file' : 'it can’t be read'}`);
  }
}

/** Rejects pipes and devices: reading them may never end. */
function readable(file: string): string {
  const stats = statSync(file);
  if (stats.isDirectory()) throw new Trouble(`${file}: this is a folder; name the files in it`);
  if (!stats.isFile()) throw new Trouble(`${file}: this isn’t a file but a pipe or a device; use - for standard input`);
  const workspace = workspaceAround(dirname(resolve(file)));
  const target = realpathSync(file);
  if (!liesIn(workspace, target))
    throw new Trouble(`${file}: its path leads through a link out of ${workspace}, so it isn’t read; name ${target}`);
  return file;
}

/** Includes of a file are read only from within its workspace. */
function includeFrom(folder: string): Include {
  const workspace = workspaceAround(folder);
  return (path) => {
    const named = resolve(folder, path);
    if (!isWithin(workspace, named)) return { why: 'out of the folder' };
    try {
      const target = realpathSync(named);
      return liesIn(workspace, target) ? includedText(target) : { why: 'linked out' };
    } catch (error) {
      return isMissing(error) ? undefined : { why: 'unreadable' };
    }
  };
}

function includedText(path: string): string | NotTaken {
  const stats = statSync(path);
  if (!stats.isFile()) return { why: 'no file' };
  return stats.size > mostFileBytes ? { why: 'too large' } : readFileSync(path, 'utf8');
}

/** Whether a path without links is in a folder, which may be named through links. */
function liesIn(folder: string, target: string): boolean {
  return isWithin(realpathSync(folder), target);
}

/** The workspace of a folder: that of the current directory if it contains the folder, otherwise the folder’s own. */
function workspaceAround(folder: string): string {
  return workspaceOf(isWithin(process.cwd(), folder) ? process.cwd() : folder);
}

/** The nearest folder upwards with `.git` or `.vscode`; without one, the folder itself. */
function workspaceOf(folder: string): string {
  for (let here = folder, above = dirname(here); here !== above; [here, above] = [above, dirname(above)]) {
    if (['.git', '.vscode'].some((mark) => existsSync(join(here, mark)))) return here;
  }
  return folder;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function isWithin(folder: string, target: string): boolean {
  const path = relative(folder, target);
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

function withSlashes(path: string): string {
  return path.split(sep).join('/');
}
