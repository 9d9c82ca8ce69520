/** The language server in a process of its own, spoken to over its streams as an editor does. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import {
  type ClientCapabilities,
  createProtocolConnection,
  type InitializeResult,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type WorkspaceFolder,
} from 'vscode-languageserver/node';
import { upToDate } from '../bundle.ts';
import { asVsCode } from './capabilities.ts';

/** What an editor says of itself; what is left out is as VS Code with the extension says it. */
export interface Greeting {
  readonly capabilities?: ClientCapabilities;
  readonly initializationOptions?: object;
  readonly workspaceFolders?: readonly WorkspaceFolder[] | null;
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

export class ServerProcess {
  readonly connection: ProtocolConnection;
  readonly #ended: Promise<number | null>;
  readonly #child: Child;

  private constructor(child: Child) {
    this.#child = child;
    this.connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    this.#ended = once(child, 'close').then(([code]) => {
      // Whoever still waits for an answer is told that there will be none.
      this.connection.dispose();
      return code as number | null;
    });
  }

  /**
   * Starts a server that listens to a connection; nothing has been said yet. Without a program it is the one that is
   * shipped.
   */
  static async start(program?: string): Promise<ServerProcess> {
    return new ServerProcess(
      spawn(process.execPath, [program ?? (await upToDate()), '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] }),
    );
  }

  /** The first words between editor and server. */
  async greet(greeting: Greeting = {}): Promise<InitializeResult> {
    this.connection.listen();
    const answer = await this.initialize(greeting);
    await this.connection.sendNotification('initialized', {});
    return answer;
  }

  initialize({
    capabilities = asVsCode,
    initializationOptions = { answersFiles: true },
    workspaceFolders = null,
  }: Greeting = {}): Promise<InitializeResult> {
    return this.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      workspaceFolders,
      capabilities,
      initializationOptions,
    });
  }

  /** Closes the stream on which the server listens, without a word. */
  hangUp(): void {
    this.#child.stdin.end();
  }

  /** The exit code; `null` where a signal has ended the process. */
  get ended(): Promise<number | null> {
    return this.#ended;
  }
}
