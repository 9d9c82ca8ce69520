/** Runs the unit suites, those of the panel included, shared out among mocha processes that run side by side. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { inProject, root } from './paths.ts';
import { sum, type Tally } from './tally.ts';

/** What the reporter tells: how it stands, and whether that was the last word. */
export interface Standing extends Tally {
  readonly ended: boolean;
}

/** The folders whose tests talk to a server or a command line, or take whole files. */
const served = 'bench|cli|client|fuzz|hostile|lsp|protocol|report|scripts|structure';

/**
 * The folders of each share are what its pattern doesn't leave out, the longest shares first; every file is in one of
 * them and no other. Many more would be no faster: each process reads for itself what the tests import.
 */
const shares: readonly string[] = [
  `test/!(${served})/**`,
  `test/@(panel|engine|${served})/**`,
  'test/!(engine)/**',
  'test/!(panel)/**',
];

/** A young generation that is larger than Node's own; of what tests make, most is garbage soon. */
const memory = '--max-semi-space-size=64';

/** Runs every suite, with as many processes at a time as there are processors. */
export async function runUnit(): Promise<Tally> {
  const left = shares.values();
  const tallies: Tally[] = [];
  const takeShares = async (): Promise<void> => {
    for (const share of left) tallies.push(await runMocha(['--ignore', share]));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeShares));
  return sum(tallies);
}

/**
 * Runs mocha with what `.mocharc.json` says and more; ending without a last word is one failure beside those of the
 * tests.
 */
export async function runMocha(args: readonly string[], output: 'inherit' | 'ignore' = 'inherit'): Promise<Tally> {
  const mocha = inProject('node_modules', 'mocha', 'bin', 'mocha.js');
  const child = spawn(
    process.execPath,
    [memory, mocha, '--reporter', inProject('scripts', 'mocha-reporter.ts'), ...args],
    {
      cwd: root,
      stdio: ['ignore', output, output, 'ipc'],
    },
  );
  let standing: Standing = { passed: 0, failed: 0, ended: false };
  child.on('message', (message) => (standing = message as Standing));
  await once(child, 'close');
  const { passed, failed, ended } = standing;
  if (!ended && output === 'inherit')
    console.error(`  ✘ The suites did not come to their end: mocha ${args.join(' ')}`);
  return { passed, failed: ended ? failed : failed + 1 };
}
