/** A language server that no longer responds is ended, and another one answers in its place. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

/** The maximum silence of a server, and the time to start another one on a busy machine, in ms. */
const patience = 40_000;

describe('a suspended language server', function () {
  this.timeout(2 * patience);

  // Other systems have no signal that suspends a process.
  (process.platform === 'linux' ? it : it.skip)('is ended, and the next one answers about the same file', async () => {
    const sample = await Sample.open('duel.clash');
    const stopped = serverProcess();
    assert.ok(stopped !== undefined);
    process.kill(stopped, 'SIGSTOP');
    await eventually(
      'another server runs',
      serverProcess,
      (found) => found !== undefined && found !== stopped,
      patience,
    );
    // A file that the server was working on when it was suspended is set aside until it changes.
    await sample.replace('punches Laura', 'punches Vidal');
    await sample.diagnosed(({ code }) => JSON.stringify(code).includes('unknown-name'));
    await eventually(
      'it answers',
      () => sample.lenses(),
      (lenses) => lenses.length > 0,
    );
    await sample.putBack();
  });
});

/** The language server process that this process has started. */
function serverProcess(): number | undefined {
  const children = readdirSync(`/proc/${process.pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${process.pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter((each) => each !== ''),
  );
  return children.map(Number).find((child) => {
    const words = readFileSync(`/proc/${child}/cmdline`, 'utf8');
    return words.includes('clashwright.cjs') && words.includes('--max-old-space-size=');
  });
}
