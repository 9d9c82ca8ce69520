/** The times that the measured servers report. */
import assert from 'node:assert/strict';
import { inProject } from '../../scripts/paths.ts';
import { MeasuredServer, tellingTimes } from './servers/measured-server.ts';
import { scenarioFile } from './servers/ours.ts';
import { Session } from './servers/session.ts';
import { benchText } from './texts.ts';

describe('the times that a server reports', () => {
  let server: MeasuredServer;
  before(
    async () =>
      (server = await MeasuredServer.start(tellingTimes({ args: [inProject('server', 'clashwright.ts'), '--stdio'] }))),
  );
  after(() => server.quit());

  it('are those of the messages since the last request for them', async () => {
    const bench = benchText(1);
    const session = await Session.open(server, scenarioFile(bench));
    await server.said();
    assert.deepEqual(await server.said(), []);
    const start = performance.now();
    await session.diagnosticsAfter(bench.announcement);
    const waited = performance.now() - start;
    const [diagnostics] = await server.said();
    assert.equal(diagnostics?.kind, 'diagnostics');
    assert.ok(diagnostics.after > 0 && diagnostics.after < waited, `${diagnostics.after} of ${waited}`);
    await server.ask('bench/nothing');
    assert.ok((await server.said()).some(({ kind }) => kind === 'answer'));
  });
});
