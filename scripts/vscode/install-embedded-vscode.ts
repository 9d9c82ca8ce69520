/** Installs the embedded VS Code (npm's code-server) once, into a folder of its own. */
import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { install } from '../npm.mjs';
import { inProject } from '../paths.ts';

const folder = inProject('.embedded-vscode');
const pins = inProject('scripts', 'embedded-vscode');
/** A copy of the lock file, written when the installation is complete. */
const receipt = join(folder, 'installed.json');

/** The folder of the VS Code server within the package. */
export const embeddedVscodeFolder: string = join(folder, 'node_modules', 'code-server', 'lib', 'vscode');

/** Installs the version in the committed lock file, unless it is installed already; removes everything if it fails. */
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
  // Nothing is compiled: the native modules only serve features that a short session doesn't need.
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
