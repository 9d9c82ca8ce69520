/** Folders for one run of a script, gone when it ends, however it ends. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a new folder; its name begins with the word given. */
export async function makeTemporaryFolder(word: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `clashwright-${word}-`));
  // Processes that have just been killed may still be letting go of their files.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
