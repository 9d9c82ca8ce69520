/** A temporary workspace file: one folder, and settings for this session only. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes the workspace file into the folder `home` and returns its path. */
export async function writeSessionWorkspace(
  home: string,
  folder: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<string> {
  const file = join(home, 'Clashwright.code-workspace');
  await writeFile(file, JSON.stringify({ folders: [{ path: folder }], settings }, undefined, 2));
  return file;
}
