/** The language server in a process of its own, spoken to over its streams as an editor does. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { createProtocolConnection, type ProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { upToDate } from '../bundle.ts';

type Child = ChildProcessByStdio<Writable, Readable, null>;

export class ServerProcess {
  readonly connection: ProtocolConnection;
  readonly #ended: Promise<number | null>;

  private constructor(child: Child) {
    this.connection = createProtocolConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
    this.#ended = once(child, 'close').then(([code]) => {
      // Whoever still waits for an answer is told that there will be none.
      this.connection.dispose();
      return code as number | null;
    });
  }

  /** Starts a server that listens to a connection; nothing has been said yet. Without a program it is the one that is shipped. */
  static async start(program?: string): Promise<ServerProcess> {
    return new ServerProcess(spawn(process.execPath, [program ?? await upToDate(), '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] }));
  }

  /** The first words between editor and server. */
  async greet(): Promise<void> {
    this.connection.listen();
    await this.connection.sendRequest('initialize', { processId: process.pid, workspaceFolders: null, capabilities: {} });
    await this.connection.sendNotification('initialized', {});
  }

  /** The exit code; `null` where a signal has ended the process. */
  get ended(): Promise<number | null> {
    return this.#ended;
  }
}
