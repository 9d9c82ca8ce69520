/** Runs the integration suite in a real VS Code and prints its results; needs the bundles in dist/. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type Action, runnerAddressVariable } from '../test/integration/runner-protocol.ts';
import { ensureBrowser } from './system/browser.ts';
import { chooseHost, type Host, type HostWindow } from './vscode/integration-host.ts';
import { act } from './vscode/outside.ts';
import { inProject } from './paths.ts';
import { collectResults } from './vscode/results.ts';
import { startRunnerServer } from './vscode/runner-server.ts';
import { writeSessionWorkspace } from './vscode/session-workspace.ts';
import { exitWhenAsked } from './system/signals.ts';
import { sum, type Tally } from './tally.ts';
import { makeTemporaryFolder } from './system/temporary-folder.ts';

/** The whole suite takes two minutes, and several times as long on a busy machine; beyond this, it has hung. */
const deadlineMilliseconds = 900_000;

/** Runs the suite; if it ends without its final report, that counts as one more failure. */
export async function runIntegration(): Promise<Tally> {
  const home = await makeTemporaryFolder('test');
  // Tests write into the workspace, so it isn't the project's own folder.
  const folder = join(home, 'samples');
  await cp(inProject('samples'), folder, { recursive: true });
  return runIn(await chooseHost(), await writeSessionWorkspace(home, folder, {}));
}

async function runIn(host: Host, workspaceFile: string): Promise<Tally> {
  const results = collectResults();
  // The suite can't ask for anything before the window is open.
  const runner = await startRunnerServer({ report: results.add, act: (action) => run(action) });
  const opening = host(workspaceFile, { [runnerAddressVariable]: runner.address });
  const run = acting(opening);
  try {
    const window = await opening;
    const trouble = await Promise.race([results.ended, window.ended, deadline()]);
    await window.close();
    if (trouble === undefined) return results.tally();
    console.error(`  ✘ The suite did not come to its end\n${trouble}`);
    return sum([results.tally(), { passed: 0, failed: 1 }]);
  } finally {
    runner.close();
  }
}

/** Performs the suite's actions, and keeps what it stores before a reload of the window. */
function acting(opening: Promise<HostWindow>): (action: Action) => Promise<unknown> {
  let left: string | null = null;
  return async (action) => {
    if (action.kind === 'left') return left;
    if (action.kind === 'leave') return (left = action.words);
    const page = await (await opening).page;
    if (page !== undefined) return act(page, action);
    if (action.kind === 'isAvailable') return false;
    throw new Error("This window can't be reached from outside");
  };
}

function deadline(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(resolve, deadlineMilliseconds, 'It took too long').unref();
  });
}

if (import.meta.main) {
  exitWhenAsked();
  await ensureBrowser();
  const { passed, failed } = await runIntegration();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
