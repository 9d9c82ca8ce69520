/**
 * Installs the peer, yaml-language-server, into the folder of its pins, where it is missing or not the one that is
 * pinned.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../../../scripts/npm.mjs';
import { inProject } from '../../../scripts/paths.ts';

const folder = inProject('test', 'bench', 'peer');
const entry = 'node_modules/yaml-language-server';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string } | undefined>>;
}

/** The version that is there afterwards. Rejects with one sentence where it can’t be had. */
export async function ensurePeer(): Promise<string> {
  const wanted = versionIn('package-lock.json') ?? '';
  // npm writes a lock file of its own last: an interrupted install has none.
  if (versionIn('node_modules/.package-lock.json') !== wanted) {
    const label = 'Installing yaml-language-server, to be measured beside ours';
    await install({ label, subject: 'yaml-language-server', args: ['ci', '--ignore-scripts'], cwd: folder });
  }
  return wanted;
}

/** Where its program lies. */
export const peerProgram: string = join(folder, entry, 'bin', 'yaml-language-server');

/** Where the file lies in which it keeps how long it waits. */
export const peerSettings: string = join(folder, entry, 'out', 'src', 'yamlSettings.js');

function versionIn(lock: string): string | undefined {
  const path = join(folder, lock);
  if (!existsSync(path)) return undefined;
  const { packages } = JSON.parse(readFileSync(path, 'utf8')) as Lock;
  return packages[entry]?.version;
}
