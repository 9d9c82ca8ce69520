/** The browser of the tests ends with the script that has started it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { inProject } from '../../../scripts/paths.ts';
import { allGone, canTellProcesses, marked, processesOf } from './processes.ts';

/** A script that holds a browser open. */
const script = `
  import { launchBrowser } from ${JSON.stringify(inProject('scripts', 'system', 'browser.ts'))};
  import { exitWhenAsked } from ${JSON.stringify(inProject('scripts', 'system', 'signals.ts'))};
  exitWhenAsked();
  await launchBrowser();
  console.log('open');`;

describe('a script with a browser', function () {
  this.timeout(60_000);

  before(function () {
    if (!canTellProcesses) this.skip();
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const) {
    it(`leaves no browser process at ${signal}`, async () => {
      const word = randomUUID();
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, ...marked(word) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      assert.ok(processesOf(word).length > 1);
      child.kill(signal);
      await allGone(word);
    });
  }
});
