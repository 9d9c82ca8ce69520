/** Installs the peer, yaml-language-server, into the folder of its pins, if the pinned version isn’t there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../../../scripts/npm.mjs';
import { inProject } from '../../../scripts/paths.ts';

const folder = inProject('test', 'bench', 'peer');
const entry = 'node_modules/yaml-language-server';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string } | undefined>>;
}

/** The version installed afterwards. Rejects with one sentence if it isn’t available. */
export async function ensurePeer(): Promise<string> {
  const wanted = versionIn('package-lock.json') ?? '';
  // npm writes its own lock file last: an interrupted installation has none.
  if (versionIn('node_modules/.package-lock.json') !== wanted) {
    const label = 'Installing yaml-language-server, to be measured beside ours';
    await install({ label, subject: 'yaml-language-server', args: ['ci', '--ignore-scripts'], cwd: folder });
  }
  return wanted;
}

/** The path of its program. */
export const peerProgram: string = join(folder, entry, 'bin', 'yaml-language-server');

/** The path of the file with its delay. */
export const peerSettings: string = join(folder, entry, 'out', 'src', 'yamlSettings.js');

function versionIn(lock: string): string | undefined {
  const path = join(folder, lock);
  if (!existsSync(path)) return undefined;
  const { packages } = JSON.parse(readFileSync(path, 'utf8')) as Lock;
  return packages[entry]?.version;
}
