/** Installs the embedded VS Code (npm's code-server) into a folder of its own, once. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { inProject } from './paths.ts';

const folder = inProject('.embedded-vscode');
const pins = inProject('scripts', 'embedded-vscode');
/** A copy of the lock file, written when everything else is in place. */
const receipt = join(folder, 'installed.json');

/** Where the server of VS Code lies within the package. */
export const embeddedVscodeFolder: string = join(folder, 'node_modules', 'code-server', 'lib', 'vscode');

/** Installs the version that the committed lock file names, unless it is there already. */
export async function ensureEmbeddedVscode(): Promise<void> {
  const lock = await readFile(join(pins, 'package-lock.json'), 'utf8');
  if (existsSync(receipt) && (await readFile(receipt, 'utf8')) === lock) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyFile(join(pins, 'package.json'), join(folder, 'package.json'));
  await copyFile(join(pins, 'package-lock.json'), join(folder, 'package-lock.json'));
  // Nothing is compiled: the native modules only serve features that a short session does without.
  await npm('Installing the embedded VS Code, 1 of 2: the package', ['ci', '--ignore-scripts'], folder);
  const omit = ['install', '--omit=dev', '--ignore-scripts'];
  await npm('Installing the embedded VS Code, 2 of 2: what its server needs', omit, embeddedVscodeFolder);
  await writeFile(receipt, lock);
}
