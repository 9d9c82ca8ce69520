/**
 * The disk as the language server sees it: regular files within the folders that an editor works in, up to a size, and
 * nothing else.
 */
import { constants } from 'node:fs';
import { access, open, readdir, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Disk } from './lsp/index.ts';
import type { ReadFileAnswer } from './protocol/index.ts';

const isText = /\.(?:clash|md|markdown)$/u;

export const disk: Disk = { read, list, readOnly };

async function read(uri: string, folders: readonly string[], mostBytes: number): Promise<ReadFileAnswer> {
  const path = pathOf(uri);
  const named = folders.flatMap((folder) => pathOf(folder) ?? []);
  if (path === undefined || !named.some((folder) => isWithin(folder, path))) return { why: 'out of the workspace' };
  try {
    // Links are followed first: only what they lead to says whether it lies within a folder.
    const target = await realpath(path);
    const homes = await Promise.all(named.map((folder) => realpath(folder)));
    return homes.some((home) => isWithin(home, target)) ? await textOf(target, mostBytes) : { why: 'linked out' };
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? null : { why: 'unreadable' };
  }
}

/** A pipe or a device would keep whoever opens it waiting, so it is opened without waiting and asked what it is. */
async function textOf(path: string, mostBytes: number): Promise<ReadFileAnswer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = await file.stat();
    if (!stat.isFile()) return { why: 'no file' };
    return stat.size <= mostBytes ? await file.readFile('utf8') : { why: 'too large' };
  } finally {
    await file.close();
  }
}

/** The scenarios before the texts; no folders of packages, no hidden ones, and no links. */
async function list(folders: readonly string[], most: number): Promise<readonly string[]> {
  const found: string[] = [];
  const waiting = folders.flatMap((folder) => pathOf(folder) ?? []);
  for (const folder of waiting) {
    // A workspace without end would keep the server busy without end.
    if (waiting.length > most * 10) break;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
        waiting.push(resolve(folder, entry.name));
      else if (entry.isFile() && isText.test(entry.name)) found.push(resolve(folder, entry.name));
    }
  }
  const scenariosFirst = found.toSorted(
    (one, other) => Number(other.endsWith('.clash')) - Number(one.endsWith('.clash')),
  );
  return scenariosFirst
    .slice(0, most)
    .map((path) => pathToFileURL(path).href)
    .sort();
}

async function readOnly(uris: readonly string[]): Promise<readonly string[]> {
  const isLocked = await Promise.all(
    uris.map(async (uri) => {
      const path = pathOf(uri);
      return (
        path === undefined ||
        access(path, constants.W_OK).then(
          () => false,
          () => true,
        )
      );
    }),
  );
  return uris.filter((_, index) => isLocked[index]);
}

function pathOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

function isWithin(folder: string, target: string): boolean {
  const path = relative(folder, target);
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}
