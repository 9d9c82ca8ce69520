/** Installs the embedded VS Code (npm's code-server) into a folder of its own, once. */
import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { install } from '../npm.mjs';
import { inProject } from '../paths.ts';

const folder = inProject('.embedded-vscode');
const pins = inProject('scripts', 'embedded-vscode');
/** A copy of the lock file, written when everything else is in place. */
const receipt = join(folder, 'installed.json');

/** Where the server of VS Code lies within the package. */
export const embeddedVscodeFolder: string = join(folder, 'node_modules', 'code-server', 'lib', 'vscode');

/**
 * Installs the version that the committed lock file names, unless it is there already; an attempt that fails leaves
 * nothing behind.
 */
export async function ensureEmbeddedVscode(): Promise<void> {
  const lock = await readFile(join(pins, 'package-lock.json'), 'utf8');
  if (existsSync(receipt) && (await readFile(receipt, 'utf8')) === lock) return;
  process.on('exit', removeAll);
  try {
    removeAll();
    await installAll();
    await writeFile(receipt, lock);
  } catch (error) {
    removeAll();
    throw error;
  } finally {
    process.off('exit', removeAll);
  }
}

function removeAll(): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function installAll(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile(join(pins, 'package.json'), join(folder, 'package.json'));
  await copyFile(join(pins, 'package-lock.json'), join(folder, 'package-lock.json'));
  const subject = 'The embedded VS Code';
  // Nothing is compiled: the native modules only serve features that a short session does without.
  await install({
    label: 'Installing the embedded VS Code, 1 of 2: the package',
    subject,
    args: ['ci', '--ignore-scripts'],
    cwd: folder,
  });
  const args = ['install', '--omit=dev', '--ignore-scripts'];
  await install({
    label: 'Installing the embedded VS Code, 2 of 2: what its server needs',
    subject,
    args,
    cwd: embeddedVscodeFolder,
  });
}
