/** Runs the language server as a separate process, connected by streams as an editor connects it. */
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

/** The editor’s declarations; defaults are those of VS Code with the extension. */
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
      // Rejects all pending requests, which will not be answered.
      this.connection.dispose();
      return code as number | null;
    });
  }

  /** Starts a server on a connection without sending anything; by default the shipped program. */
  static async start(program?: string): Promise<ServerProcess> {
    return new ServerProcess(
      spawn(process.execPath, [program ?? (await upToDate()), '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] }),
    );
  }

  /** The initial messages between editor and server. */
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

  /** Closes the server’s input stream without a message. */
  hangUp(): void {
    this.#child.stdin.end();
  }

  /** The exit code; `null` if a signal ended the process. */
  get ended(): Promise<number | null> {
    return this.#ended;
  }
}
