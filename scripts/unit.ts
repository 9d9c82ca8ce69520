/** Runs the unit suites, including those of the panel, distributed over parallel mocha processes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { inProject, root } from './paths.ts';
import { sum, type Tally } from './tally.ts';

/** The reporter's message: the counts so far, and whether they are final. */
export interface Standing extends Tally {
  readonly ended: boolean;
}

/** The folders whose tests use a server or a command line, or whole files. */
const served = 'bench|cli|client|fuzz|hostile|lsp|protocol|report|scripts|structure';

/**
 * The ignore pattern of each share, the longest shares first; each file is in exactly one. Many more would be no
 * faster: each process loads the imports of the tests again.
 */
const shares: readonly string[] = [
  `test/!(${served})/**`,
  `test/@(panel|engine|${served})/**`,
  'test/!(engine)/**',
  'test/!(panel)/**',
];

/** A larger young generation than Node's default: most of what tests allocate is soon garbage. */
const memory = '--max-semi-space-size=64';

/** Runs every suite, with as many parallel processes as there are processors. */
export async function runUnit(): Promise<Tally> {
  const left = shares.values();
  const tallies: Tally[] = [];
  const takeShares = async (): Promise<void> => {
    for (const share of left) tallies.push(await runMocha(['--ignore', share]));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeShares));
  return sum(tallies);
}

/** Runs mocha with `.mocharc.json` and further arguments; ending without a final report is one more failure. */
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
