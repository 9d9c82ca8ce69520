/** Runs a language server, ours or another, as a separate process, connected by streams as an editor connects it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  type ClientCapabilities,
  createProtocolConnection,
  type MessageReaderOptions,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { Newsroom } from '../../protocol/news.ts';
import type { Said } from './server-timings.ts';

/**
 * How a server is started: the arguments of Node, the client capabilities, and the settings that it gets on request.
 */
export interface Program {
  readonly args: readonly string[];
  readonly capabilities?: ClientCapabilities;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/**
 * In bytes, as Node reports them. `young` is memory that Node reserves for new objects, and keeps once it has it; it is
 * part of `rss`.
 */
export interface Memory extends Pick<NodeJS.MemoryUsage, 'rss' | 'heapUsed'> {
  readonly young: number;
}

/** The same program, able to report its memory usage. */
export function tellingMemory(program: Program): Program {
  return {
    ...program,
    args: ['--expose-gc', '--import', join(import.meta.dirname, 'tell-memory.ts'), ...program.args],
  };
}

/** The same program, able to report its own processing times. */
export function tellingTimes(program: Program): Program {
  return { ...program, args: ['--import', join(import.meta.dirname, 'tell-times.ts'), ...program.args] };
}

export class MeasuredServer {
  readonly connection: ProtocolConnection;
  readonly news: Newsroom;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, connection: ProtocolConnection) {
    this.#child = child;
    this.connection = connection;
    this.news = new Newsroom(connection);
  }

  /** Resolves after the initial messages. `reading` is how its messages are parsed. */
  static async start(
    { args, capabilities = {}, settings }: Program,
    reading: MessageReaderOptions = {},
  ): Promise<MeasuredServer> {
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit', 'ipc'] });
    const end = (): void => void child.kill();
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    const connection = createProtocolConnection(
      new StreamMessageReader(child.stdout!, reading),
      new StreamMessageWriter(child.stdin!),
    );
    const server = new MeasuredServer(child, connection);
    const told = settings === undefined ? Promise.resolve() : recordSettings(connection, settings);
    connection.listen();
    await connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      workspaceFolders: null,
      capabilities,
    });
    await connection.sendNotification('initialized', {});
    await told;
    return server;
  }

  /** Resolves when there is an answer, even if that is an error for an unknown request. */
  async ask(question: string): Promise<void> {
    await this.connection.sendRequest(question).catch(() => undefined);
  }

  /** The memory usage after garbage collection; of a program that reports it. */
  async memory(): Promise<Memory> {
    return (await this.#told()) as Memory;
  }

  /** The messages since the last call; of a program that reports them. */
  async said(): Promise<readonly Said[]> {
    return (await this.#told()) as readonly Said[];
  }

  async quit(): Promise<void> {
    const ended = once(this.#child, 'close');
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    await ended;
    this.connection.dispose();
  }

  /** The reports of the module that is loaded together with the server. */
  async #told(): Promise<unknown> {
    const told = once(this.#child, 'message');
    this.#child.send('tell');
    const [what] = (await told) as [unknown];
    return what;
  }
}

/** Resolves when the server has requested and processed its settings. */
function recordSettings(connection: ProtocolConnection, settings: NonNullable<Program['settings']>): Promise<void> {
  return new Promise((resolve) => {
    connection.onRequest(
      'workspace/configuration',
      ({ items }: { readonly items: readonly { readonly section?: string }[] }) => {
        // Any answer to the next request, even an error, comes after that.
        setImmediate(
          () =>
            void connection
              .sendRequest('bench/nothing')
              .catch(() => undefined)
              .then(() => resolve()),
        );
        return items.map(({ section = '' }) => settings[section] ?? null);
      },
    );
  });
}
