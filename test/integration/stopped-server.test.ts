/** A language server that gives no sign of life any more: it is ended, and another one answers in its place. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

/** How long a server may be silent, and what it takes to start another one on a busy machine, in milliseconds. */
const patience = 40_000;

describe('a language server that is stopped', function () {
  this.timeout(2 * patience);

  // Elsewhere there is no signal that stops a process.
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
    // A file that the server was working on when it was stopped is set aside until it changes.
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

/** The process of the language server that this process has started. */
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
