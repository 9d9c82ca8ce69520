/** The processes that the scripts start. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { run, startGroup, stopGroup } from '../../scripts/system/child.ts';

describe('a process that a script starts', () => {
  it('returns its exit code and both outputs', async () => {
    const outcome = await run(process.execPath, ['-e', 'console.log(1); console.error(2); process.exit(3)']);
    assert.deepEqual(outcome, { code: 3, output: outcome.output });
    assert.deepEqual(outcome.output.trim().split('\n').sort(), ['1', '2']);
  });

  it('is stopped together with its own child processes', async () => {
    // The grandchild holds a connection, which ends with it; it ignores signals to terminate.
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const grandchild = `process.on('SIGTERM', () => {}); require('net').connect(${port}, '127.0.0.1')`;
    const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}])`;
    const group = startGroup(process.execPath, ['-e', child]);
    const [connection] = (await once(server, 'connection')) as [NodeJS.ReadableStream];
    const closed = once(connection.resume(), 'close');
    connection.on('error', () => undefined);
    await stopGroup(group);
    await closed;
    server.close();
  });
});
