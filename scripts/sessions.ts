/** Runs the suites that start and install as a user does: `npm start`, and the package in a VS Code. */
import { ensureBrowser } from './system/browser.ts';
import { ensureEmbeddedVscode } from './vscode/install-embedded-vscode.ts';
import { exitWhenAsked } from './system/signals.ts';
import type { Tally } from './tally.ts';
import { runMocha } from './unit.ts';

export async function runSessions(): Promise<Tally> {
  await ensureEmbeddedVscode();
  return runMocha(['--no-config', '--extension', 'ts', 'test/integration/session/**/*.test.ts']);
}

if (import.meta.main) {
  exitWhenAsked();
  await ensureBrowser();
  const { passed, failed } = await runSessions();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
