/**
 * Installs packages with npm, with a friendly account, on the error output, of what it is doing and for how long.
 * Plain JavaScript without dependencies: the first install needs it.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';

/**
 * What is to be installed, and where.
 * @typedef {object} Installation
 * @property {string} label for the progress, such as "Installing 300 packages"
 * @property {string} subject what can't be installed when it fails: "The embedded VS Code"
 * @property {readonly string[]} args of npm
 * @property {string} cwd
 */

/** npm's own patience is five minutes a request and half a minute between two attempts. */
const patience = ['--fetch-timeout=20000', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'];

/** Enough for a registry that is there at all, also on a slow line. */
const impatience = ['--fetch-timeout=3000', '--fetch-retries=0'];

/** What npm calls an answer of the registry that isn't the one wanted, such as E404. */
const answered = /^E\d{3}$/;

/**
 * Rejects with one sentence when it fails. Where the registry doesn't answer, what npm has kept of earlier downloads
 * may be enough.
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
 * @param {string} code npm's name for what went wrong
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
 * What npm wrote, and its name for what went wrong; undefined where nothing did.
 * @typedef {{ readonly output: string, readonly code: string | undefined }} Outcome
 */

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {boolean} [json] whether it answers in a form from which the name of a failure can be read
 * @returns {Promise<Outcome>}
 */
function npm(args, cwd, json = true) {
  // npm tells its scripts where it lies itself; started by hand, a script looks on the path.
  const self = process.env['npm_execpath'];
  const words = [...args, ...(json ? ['--json'] : []), '--loglevel=error'];
  /** @type {import('node:child_process').SpawnOptionsWithStdioTuple<'ignore', 'pipe', 'ignore'>} */
  const options = { cwd, stdio: ['ignore', 'pipe', 'ignore'] };
  const child = self
    ? spawn(process.execPath, [self, ...words], options)
    : spawn('npm', words, { ...options, shell: process.platform === 'win32' });
  const end = () => child.kill('SIGKILL');
  // Before anything else, so that folders which npm writes into can be removed after it.
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
 * Counts the seconds: on one line of a terminal, or on a line every ten seconds in a log.
 * @param {string} label
 * @param {number} started
 * @returns {() => void} ends the counting
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
