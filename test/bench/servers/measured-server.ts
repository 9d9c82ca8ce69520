/** A language server in a process of its own, ours or another, spoken to over its streams as an editor does. */
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
 * How a server is started: the arguments of Node, what its editor can do, and what it is told of the settings where it
 * asks.
 */
export interface Program {
  readonly args: readonly string[];
  readonly capabilities?: ClientCapabilities;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/**
 * Bytes, as Node tells them. `young` is room that it holds for what has just been made, and keeps once it has it; it is
 * part of `rss`.
 */
export interface Memory extends Pick<NodeJS.MemoryUsage, 'rss' | 'heapUsed'> {
  readonly young: number;
}

/** The same program, able to tell how much memory it uses. */
export function tellingMemory(program: Program): Program {
  return {
    ...program,
    args: ['--expose-gc', '--import', join(import.meta.dirname, 'tell-memory.ts'), ...program.args],
  };
}

/** The same program, able to tell the time that it takes itself. */
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

  /** Resolves when the first words have been said. `reading` is how its words are read. */
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
    const told = settings === undefined ? Promise.resolve() : tellSettings(connection, settings);
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

  /** Resolves when there is an answer, and be it that it doesn’t know the question. */
  async ask(question: string): Promise<void> {
    await this.connection.sendRequest(question).catch(() => undefined);
  }

  /** What it uses once everything that nobody needs is gone; of a program that tells it. */
  async memory(): Promise<Memory> {
    return (await this.#told()) as Memory;
  }

  /** What it has said of what came in since this was last asked; of a program that tells it. */
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

  /** What the module tells that is loaded beside the server. */
  async #told(): Promise<unknown> {
    const told = once(this.#child, 'message');
    this.#child.send('tell');
    const [what] = (await told) as [unknown];
    return what;
  }
}

/** Resolves when the server has asked for its settings and has taken them in. */
function tellSettings(connection: ProtocolConnection, settings: NonNullable<Program['settings']>): Promise<void> {
  return new Promise((resolve) => {
    connection.onRequest(
      'workspace/configuration',
      ({ items }: { readonly items: readonly { readonly section?: string }[] }) => {
        // Whatever it answers to the next request, and be it that it doesn’t know it, comes after that.
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
