/** A server process that hangs or takes too much memory is ended, and a new one serves everything except that file. */
import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  createProtocolConnection,
  IPCMessageReader,
  IPCMessageWriter,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import { ServerWatch } from '../../client/server/server-watch.ts';
import { mostSilentTicks } from '../../client/server/watchdog.ts';
import { inProject } from '../../scripts/paths.ts';
import { methods, type WorkingOnNotice } from '../../server/protocol/index.ts';
import { Newsroom } from '../protocol/news.ts';
import { duel, duelWith } from '../protocol/texts.ts';

const culprit = 'file:///adventure/culprit.clash';
const other = 'file:///adventure/other.clash';

/** One server after the other, as the extension runs them. */
class Extension {
  readonly watch = new ServerWatch(
    () => this.#child?.kill('SIGKILL'),
    () => 0,
  );
  #child: ChildProcess | undefined;
  #connection: ProtocolConnection | undefined;
  #news: Newsroom | undefined;
  #working: ((uri: string) => void)[] = [];

  async start(): Promise<void> {
    const child = fork(inProject('test/protocol/diagnostics/faulty-server.ts'), ['--node-ipc'], {
      execArgv: ['--max-old-space-size=100'],
      silent: true,
    });
    const connection = createProtocolConnection(new IPCMessageReader(child), new IPCMessageWriter(child));
    this.#child = child;
    this.#connection = connection;
    this.#news = new Newsroom(connection);
    connection.onNotification(methods.heartbeat, () => {
      this.watch.heard();
    });
    connection.onNotification(methods.workingOn, (file: WorkingOnNotice) => {
      this.watch.workingOn(file);
      for (const resume of this.#working.splice(0)) resume(file.uri);
    });
    connection.listen();
    await connection.sendRequest('initialize', {
      processId: process.pid,
      workspaceFolders: null,
      capabilities: {},
      initializationOptions: this.watch.startOptions,
    });
    await connection.sendNotification('initialized', {});
    this.watch.started();
  }

  /** The next file that the server reports as being worked on. */
  nextWork(): Promise<string> {
    return new Promise((resolve) => {
      this.#working.push(resolve);
    });
  }

  open(uri: string, text: string, version = 1): Promise<void> | undefined {
    return this.#connection?.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'clash', version, text },
    });
  }

  change(uri: string, version: number, text: string): Promise<void> | undefined {
    return this.#connection?.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ text }],
    });
  }

  tryAgain(uri: string): Promise<void> | undefined {
    this.watch.tryAgain(uri);
    return this.#connection?.sendNotification(methods.tryAgain, { uri });
  }

  async codesOf(uri: string, version: number): Promise<readonly unknown[] | undefined> {
    const news = await this.#news?.when((each) => each.uri === uri && each.version === version);
    return news?.diagnostics.map(({ code }) => code);
  }

  /** Resolves when the process has exited for whatever reason. */
  async whenEnded(): Promise<void> {
    const child = this.#child;
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
    this.#connection?.dispose();
  }

  async quit(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.whenEnded();
  }
}

describe('a server', function () {
  // Four processes in sequence take time on a busy machine.
  this.timeout(100_000);
  let extension: Extension;
  beforeEach(async () => {
    extension = new Extension();
    await extension.start();
  });
  afterEach(() => extension.quit());

  /** Opens a text on which the server hangs, and lets time pass until it is ended. */
  const hangWith = async (text: string): Promise<void> => {
    const working = extension.nextWork();
    await extension.open(culprit, text);
    assert.equal(await working, culprit);
    assert.deepEqual(
      Array.from({ length: mostSilentTicks }, () => extension.watch.tick()).filter((isEnded) => isEnded),
      [true],
    );
    await extension.whenEnded();
  };

  it('that hangs is ended; the next one doesn’t analyse the file until it changes, and serves all others', async () => {
    await hangWith(duelWith('Duel', 'never ends'));
    assert.deepEqual(extension.watch.ended(), { uri: culprit, version: 1, until: 'changed' });
    await extension.start();
    await extension.open(culprit, duelWith('Duel', 'never ends'));
    await extension.open(other, duelWith('punches Laura', 'punches Vidal'));
    assert.deepEqual(await extension.codesOf(other, 1), ['unknown-name']);
    assert.deepEqual(await extension.codesOf(culprit, 1), ['set-aside']);
    await extension.change(culprit, 2, duel);
    assert.deepEqual(await extension.codesOf(culprit, 2), []);
    assert.deepEqual(extension.watch.startOptions.setAside, []);
  });

  it('that hangs on a file that has since changed is followed by one that analyses it', async () => {
    await hangWith(duelWith('Duel', 'never ends'));
    extension.watch.ended();
    await extension.start();
    await extension.open(culprit, duel, 2);
    assert.deepEqual(await extension.codesOf(culprit, 2), []);
  });

  it('that hangs for the third time on a file doesn’t analyse it, even if it changes, until the writer asks', async () => {
    for (let time = 1; time <= 3; time += 1) {
      await hangWith(duelWith('Duel', `never ends ${time}`));
      assert.equal(extension.watch.ended()?.until, time < 3 ? 'changed' : 'asked');
      if (time < 3) extension.watch.tryAgain(culprit);
      await extension.start();
    }
    await extension.open(culprit, duelWith('Duel', 'never ends'));
    await extension.change(culprit, 2, duel);
    assert.deepEqual(await extension.codesOf(culprit, 2), ['set-aside']);
    await extension.change(culprit, 3, `${duel}\n`);
    assert.deepEqual(await extension.codesOf(culprit, 3), ['set-aside']);
    await extension.tryAgain(culprit);
    await extension.change(culprit, 4, duel);
    assert.deepEqual(await extension.codesOf(culprit, 4), []);
  });

  it('that takes too much memory ends, and the next one doesn’t analyse the file', async () => {
    await extension.open(culprit, duelWith('Duel', 'takes all memory'));
    await extension.whenEnded();
    assert.deepEqual(extension.watch.ended(), { uri: culprit, version: 1, until: 'changed' });
    await extension.start();
    await extension.open(culprit, duelWith('Duel', 'takes all memory'));
    assert.deepEqual(await extension.codesOf(culprit, 1), ['set-aside']);
  });
});
