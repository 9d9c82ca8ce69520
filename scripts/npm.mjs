/**
 * Installs packages with npm, and reports progress on standard error.
 * Plain JavaScript without dependencies: the first install needs it.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';

/**
 * An installation: packages and target folder.
 * @typedef {object} Installation
 * @property {string} label for the progress, such as "Installing 300 packages"
 * @property {string} subject of the error message if it fails: "The embedded VS Code"
 * @property {readonly string[]} args of npm
 * @property {string} cwd
 */

/** npm's defaults are five minutes per request and half a minute between two attempts. */
const patience = ['--fetch-timeout=20000', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'];

/** Enough for a registry that is reachable, even on a slow line. */
const impatience = ['--fetch-timeout=3000', '--fetch-retries=0'];

/** npm's code for an HTTP error response of the registry, such as E404. */
const answered = /^E\d{3}$/;

/**
 * Rejects with one sentence if it fails. If the registry doesn't answer, npm's cache may be enough.
 * @param {Installation} installation
 * @returns {Promise<void>}
 */
export async function install({ label, subject, args, cwd }) {
  const started = Date.now();
  const stopProgress = showProgress(label, started);
  try {
    const isReachable = await registryAnswers(cwd);
    const { code } = await npm(
      [...args, ...patience, ...(isReachable ? [] : ['--offline']), '--no-audit', '--no-fund'],
      cwd,
    );
    if (code !== undefined) throw new Error(`${subject} can't be installed: ${await reason(code, isReachable, cwd)}`);
  } finally {
    stopProgress();
  }
  console.error(`  done in ${elapsed(started)} s`);
}

/**
 * @param {string} cwd
 * @returns {Promise<boolean>}
 */
async function registryAnswers(cwd) {
  const { code } = await npm(['ping', ...impatience], cwd);
  return code === undefined || answered.test(code);
}

/**
 * @param {string} code npm's error code
 * @param {boolean} isReachable
 * @param {string} cwd
 * @returns {Promise<string>}
 */
async function reason(code, isReachable, cwd) {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${cwd} can't be written to`;
    case 'ENOSPC':
      return 'the disk is full';
    case 'ENOENT':
      return 'npm, or a file that it needs, is missing';
    default:
  }
  if (!isReachable)
    return `the package registry ${await registry(cwd)} doesn't answer; connect to the network and try again`;
  if (answered.test(code))
    return `the package registry ${await registry(cwd)} doesn't give out what is needed (${code})`;
  return `the download broke off or arrived damaged (${code}); try again`;
}

/** @param {string} cwd */
async function registry(cwd) {
  return (await npm(['config', 'get', 'registry'], cwd, false)).output.trim();
}

/**
 * npm's output and error code; no code if it succeeded.
 * @typedef {{ readonly output: string, readonly code: string | undefined }} Outcome
 */

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {boolean} [json] whether its output is JSON, from which an error code can be read
 * @returns {Promise<Outcome>}
 */
function npm(args, cwd, json = true) {
  // npm passes its own location to its scripts; a script started by hand searches the path.
  const self = process.env['npm_execpath'];
  const words = [...args, ...(json ? ['--json'] : []), '--loglevel=error'];
  /** @type {import('node:child_process').SpawnOptionsWithStdioTuple<'ignore', 'pipe', 'ignore'>} */
  const options = { cwd, stdio: ['ignore', 'pipe', 'ignore'] };
  const child = self
    ? spawn(process.execPath, [self, ...words], options)
    : spawn('npm', words, { ...options, shell: process.platform === 'win32' });
  const end = () => child.kill('SIGKILL');
  // Before all other listeners, so that folders which npm writes into can be removed after it.
  process.prependListener('exit', end);
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  return new Promise((resolve) => {
    child.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve({ output: '', code: error.code ?? error.message }),
    );
    child.on('close', (status) => {
      process.off('exit', end);
      resolve({ output, code: status === 0 ? undefined : failure(output) });
    });
  });
}

/** @param {string} output */
function failure(output) {
  try {
    return String(JSON.parse(output).error.code);
  } catch {
    return 'no reason given';
  }
}

/**
 * Shows the elapsed seconds: on one line of a terminal, or on a line every ten seconds in a log.
 * @param {string} label
 * @param {number} started
 * @returns {() => void} stops it
 */
function showProgress(label, started) {
  console.error(label);
  const terminal = process.stderr.isTTY;
  const timer = setInterval(
    () => process.stderr.write(terminal ? `\r  ${elapsed(started)} s ` : `  ${elapsed(started)} s\n`),
    terminal ? 1000 : 10_000,
  );
  return () => {
    clearInterval(timer);
    if (terminal) process.stderr.write('\r');
  };
}

/** @param {number} started */
function elapsed(started) {
  return Math.round((Date.now() - started) / 1000);
}
