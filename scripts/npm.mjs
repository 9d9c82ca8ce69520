/**
 * Runs npm with a friendly account, on the error output, of what it is doing and for how long.
 * Plain JavaScript without dependencies: the first install needs it.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';

/**
 * Runs npm in a folder, under a label such as "Installing 300 packages".
 * Rejects with npm's own words when it fails.
 * @param {string} label
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<void>}
 */
export async function npm(label, args, cwd) {
  const started = Date.now();
  const stopProgress = showProgress(label, started);
  try {
    await run([...args, '--no-audit', '--no-fund', '--loglevel=error'], cwd);
  } finally {
    stopProgress();
  }
  console.error(`  done in ${elapsed(started)} s`);
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<void>}
 */
function run(args, cwd) {
  // npm tells its scripts where it lies itself; started by hand, a script looks on the path.
  const self = process.env['npm_execpath'];
  const child = self
    ? spawn(process.execPath, [self, ...args], { cwd })
    : spawn('npm', args, { cwd, shell: process.platform === 'win32' });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ${args.join(' ')} failed in ${cwd}\n${output}`));
    });
  });
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
