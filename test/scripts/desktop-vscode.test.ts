/** The session in a desktop VS Code, for which a program stands in that keeps what it was started with. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Clone } from './clone.ts';

interface Started {
  readonly args: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly workspace: { readonly folders: readonly { readonly path: string }[] };
}

describe('npm start with a desktop VS Code', function () {
  this.timeout(60_000);
  let clone: Clone;
  let home: string;
  let server: Server;

  before(async function () {
    if (process.platform === 'win32') this.skip();
    clone = await Clone.make();
    home = await mkdtemp(join(tmpdir(), 'clashwright-desktop-'));
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    await standIn();
  });

  after(async () => {
    server.close();
    await rm(home, { recursive: true });
    await clone.remove();
  });

  /** As VS Code does, the command starts the window in a session of its own, notes its process, and waits for its end. The window tells what it has. */
  async function standIn(): Promise<void> {
    const { port } = server.address() as AddressInfo;
    const window = `
      const { readFileSync } = require('fs'), args = process.argv.slice(1), [workspace] = args.slice(-2);
      const folder = args.find((word) => word.startsWith('--user-data-dir=')).slice('--user-data-dir='.length);
      require('fs').writeFileSync(folder + '/code.lock', String(process.pid));
      const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
      const connection = require('net').connect(${port}, '127.0.0.1');
      connection.write(JSON.stringify({ args, settings: read(folder + '/User/settings.json'), workspace: read(workspace) }) + '\\n');
      connection.resume().on('end', () => process.exit());`;
    await mkdir(join(home, 'bin'));
    const command = join(home, 'bin', 'code');
    await writeFile(command, `#!${process.execPath}
      const child = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(window)}, '--', ...process.argv.slice(2)], { detached: true, stdio: 'ignore' });
      child.on('exit', () => process.exit());`);
    await chmod(command, 0o755);
  }

  async function open(): Promise<{ readonly child: ChildProcess; readonly window: Socket; readonly started: Started }> {
    const child = clone.start('start.ts', [], { DISPLAY: ':0', VSCODE_IPC_HOOK_CLI: undefined, PATH: [join(home, 'bin'), process.env['PATH']].join(delimiter) });
    child.stdout!.resume();
    child.stderr!.resume();
    const [window] = (await once(server, 'connection')) as [Socket];
    const [line] = (await once(window, 'data')) as [Buffer];
    return { child, window, started: JSON.parse(line.toString()) as Started };
  }

  it('asks for a window of its own, in which a folder isn’t trusted and nobody asks whether it should be', async () => {
    const { child, window, started } = await open();
    assert.deepEqual(started.args.filter((word) => /trust/.test(word)), []);
    assert.equal('security.workspace.trust.enabled' in started.settings, false);
    assert.equal(started.settings['security.workspace.trust.startupPrompt'], 'never');
    assert.deepEqual(started.workspace.folders, [{ path: join(clone.folder, 'samples') }]);
    const ended = once(child, 'close');
    window.end();
    await ended;
  });

  it('ends when the window is closed, and leaves nothing behind', async () => {
    const { child, window } = await open();
    const ended = once(child, 'close');
    window.end();
    assert.deepEqual(await ended, [0, null]);
    assert.deepEqual(await clone.leftovers(), []);
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    it(`ends the window, and leaves nothing behind, at ${signal}`, async () => {
      const { child, window } = await open();
      const all = Promise.all([once(child, 'close'), text(window)]);
      child.kill(signal);
      const [ended] = await all;
      assert.deepEqual(ended, [0, null]);
      assert.deepEqual(await clone.leftovers(), []);
    });
  }
});
