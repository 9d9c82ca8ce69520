/** Checks whether a built file is out of date. */
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether the file is missing, or older than any of the sources (files, or folders with their contents). */
export async function isOutOfDate(file: string, sources: readonly string[]): Promise<boolean> {
  if (!existsSync(file)) return true;
  const built = await changed(file);
  const changes = await Promise.all(sources.map(lastChange));
  return Math.max(...changes) > built;
}

/** Includes the folders themselves, so that removed sources are noticed. */
async function lastChange(source: string): Promise<number> {
  const inside = (await stat(source)).isDirectory() ? await readdir(source, { recursive: true }) : [];
  const changes = await Promise.all([source, ...inside.map((path) => join(source, path))].map(changed));
  return Math.max(...changes);
}

async function changed(path: string): Promise<number> {
  return (await stat(path)).mtimeMs;
}
