/** The server’s lifecycle: refused messages before `initialize` and after `shutdown`, and exit codes. */
import assert from 'node:assert/strict';
import { ErrorCodes } from 'vscode-languageserver/node';
import { ServerProcess } from './server-process.ts';
import { duel } from './texts.ts';

const uri = 'file:///adventure/duel.clash';
const opened = { textDocument: { uri, languageId: 'clash', version: 1, text: duel } };
const symbols = { textDocument: { uri } };

describe('the server’s lifecycle', () => {
  it('refuses requests before `initialize`, and ignores notifications', async () => {
    const server = await ServerProcess.start();
    const { connection } = server;
    connection.listen();
    await assert.rejects(connection.sendRequest('textDocument/documentSymbol', symbols), {
      code: ErrorCodes.ServerNotInitialized,
    });
    await connection.sendNotification('textDocument/didOpen', opened);
    await server.initialize();
    assert.deepEqual(await connection.sendRequest('textDocument/documentSymbol', symbols), []);
    await connection.sendNotification('textDocument/didOpen', opened);
    assert.equal((await connection.sendRequest<readonly unknown[]>('textDocument/documentSymbol', symbols)).length, 1);
    await connection.sendRequest('shutdown');
    await connection.sendNotification('exit');
    assert.equal(await server.ended, 0);
  });

  it('allows one `initialize`', async () => {
    const server = await ServerProcess.start();
    await server.greet();
    await assert.rejects(server.initialize(), { code: ErrorCodes.InvalidRequest });
    await server.connection.sendRequest('shutdown');
    await server.connection.sendNotification('exit');
    assert.equal(await server.ended, 0);
  });

  it('refuses requests after `shutdown`, including another `shutdown`, until `exit`', async () => {
    const server = await ServerProcess.start();
    await server.greet();
    await server.connection.sendNotification('textDocument/didOpen', opened);
    await server.connection.sendRequest('shutdown');
    for (const [method, params] of [
      ['textDocument/documentSymbol', symbols],
      ['shutdown', undefined],
      ['initialize', {}],
    ] as const) {
      await assert.rejects(server.connection.sendRequest(method, params), { code: ErrorCodes.InvalidRequest }, method);
    }
    await server.connection.sendNotification('exit');
    assert.equal(await server.ended, 0);
  });

  for (const [when, prepare] of [
    [
      'before it is initialized',
      (server: ServerProcess) => {
        server.connection.listen();
      },
    ],
    ['while it serves', (server: ServerProcess) => server.greet()],
  ] as const) {
    it(`ends with exit code 1 if told to exit ${when}`, async () => {
      const server = await ServerProcess.start();
      await prepare(server);
      await server.connection.sendNotification('exit');
      assert.equal(await server.ended, 1);
    });
  }

  for (const [code, isShutDown] of [
    [0, true],
    [1, false],
  ] as const) {
    it(`ends with exit code ${code} if the editor disconnects ${isShutDown ? 'after' : 'without'} a shutdown`, async () => {
      const server = await ServerProcess.start();
      await server.greet();
      if (isShutDown) await server.connection.sendRequest('shutdown');
      server.hangUp();
      assert.equal(await server.ended, code);
    });
  }
});
