/**
 * Installs the development packages if they are missing or differ from package-lock.json.
 * Plain JavaScript without dependencies: it runs before there are any, on any version of Node.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { install } from './npm.mjs';

/** @typedef {{ readonly version?: string, readonly optional?: boolean }} LockEntry */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const wanted = readPackages(join(root, 'package-lock.json'));

if (!isInstalled()) {
  const count = Object.values(wanted).filter((entry) => !entry.optional).length - 1;
  // A signal alone would leave npm running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const label = `Installing ${count} development packages into node_modules`;
  await install({ label, subject: 'The development packages', args: ['ci'], cwd: root }).catch(fail);
}

/** npm writes a lock file of its own last: an interrupted installation has none. */
function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const present = readPackages(note);
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || present[path]?.version === entry.version || isForOtherMachine(path, entry),
  );
}

/**
 * A package for another system or processor is in the lock file, but npm correctly skips it.
 * @param {string} path
 * @param {LockEntry} entry
 */
function isForOtherMachine(path, entry) {
  return entry.optional === true && !existsSync(join(root, path));
}

/**
 * @param {string} file
 * @returns {Readonly<Record<string, LockEntry>>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** @param {Error} error */
function fail(error) {
  console.error(error.message);
  process.exitCode = 1;
}
