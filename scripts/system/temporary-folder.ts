/** Temporary folders for one run of a script, removed when it ends, for whatever reason. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder whose name contains the given word. */
export async function makeTemporaryFolder(word: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `clashwright-${word}-`));
  // Processes that have just been killed may still hold files.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
