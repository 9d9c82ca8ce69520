/** Tells whether a built file must be built again. */
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether the file is missing, or older than any of the sources: files, or folders with all that they hold. */
export async function isOutOfDate(file: string, sources: readonly string[]): Promise<boolean> {
  if (!existsSync(file)) return true;
  const built = await changed(file);
  const changes = await Promise.all(sources.map(lastChange));
  return Math.max(...changes) > built;
}

/** A folder counts too, so that a source that was taken away is noticed. */
async function lastChange(source: string): Promise<number> {
  const inside = (await stat(source)).isDirectory() ? await readdir(source, { recursive: true }) : [];
  const changes = await Promise.all([source, ...inside.map((path) => join(source, path))].map(changed));
  return Math.max(...changes);
}

async function changed(path: string): Promise<number> {
  return (await stat(path)).mtimeMs;
}
