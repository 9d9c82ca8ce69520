/** Runs the unit suites, those of the panel included, in a mocha process of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject, root } from './paths.ts';
import type { Tally } from './tally.ts';

/** Runs every suite; mocha ending without saying how it went is a failure. */
export async function runUnit(): Promise<Tally> {
  const mocha = inProject('node_modules', 'mocha', 'bin', 'mocha.js');
  const child = spawn(process.execPath, [mocha, '--reporter', inProject('scripts', 'mocha-reporter.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let tally: Tally = { passed: 0, failed: 1 };
  child.on('message', (message) => (tally = message as Tally));
  await once(child, 'close');
  return tally;
}
