/** The language client: sends requests, publishes server events, and starts, watches and restarts the server. */
import {
  CancellationTokenSource,
  type CodeLens,
  commands as editorCommands,
  type Disposable,
  EventEmitter,
  type LogOutputChannel,
} from 'vscode';
import {
  CloseAction,
  ErrorAction,
  type LanguageClientOptions,
  type NodeModule,
  State,
  type StaticFeature,
  TransportKind,
} from 'vscode-languageclient/node';
import {
  type BaselineNotice,
  type ChangedNotice,
  commands,
  methods,
  type ReadFileRequest,
  type ReadOnlyFilesRequest,
  type TryAgainNotice,
  type WorkingOnNotice,
  type WorkspaceFilesRequest,
} from '../../server/protocol/index.ts';
import { readFile, readOnlyFiles, workspaceFiles } from '../documents/documents.ts';
import { lensWithoutIcons } from '../icon-text.ts';
import { LensCommands } from '../lens-commands.ts';
import { QuietClient } from './quiet-client.ts';
import { RestartPolicy } from './restart-policy.ts';
import { reportFailure } from './server-failure.ts';
import { ServerQuestions } from './server-questions.ts';
import { ServerWatch } from './server-watch.ts';
import { reportSetAside } from './set-aside-message.ts';
import { mostSilentTicks, tickMilliseconds } from './watchdog.ts';

/** The shutdown timeout, in milliseconds. */
const patience = 2000;

/** The server’s heap limit, in megabytes: a file that needs more crashes the server before the machine runs out. */
const heapMegabytes = 1024;

export class LanguageServer extends ServerQuestions implements Disposable {
  readonly #module: string;
  readonly #log: LogOutputChannel;
  readonly #changed = new EventEmitter<ChangedNotice>();
  readonly #started = new EventEmitter<void>();
  readonly #watch = new ServerWatch(
    () => this.#client?.kill(),
    () => Date.now(),
  );
  readonly #ticking: NodeJS.Timeout;
  readonly #lenses = new LensCommands({
    register: (id, run) => editorCommands.registerCommand(id, run),
    execute: (command, values) => editorCommands.executeCommand(command, ...values),
  });
  #client: QuietClient | undefined;
  #starting: Promise<void> = Promise.resolve();

  /** Fires when the server has started or restarted. */
  readonly onDidStart = this.#started.event;

  /** Fires when the server has a new analysis of a document, or further results for its panel. */
  readonly onDidChange = this.#changed.event;

  /** `module` is the path of the server's bundle. */
  constructor(module: string, log: LogOutputChannel) {
    super();
    this.#module = module;
    this.#log = log;
    this.#ticking = setInterval(() => {
      this.#tick();
    }, tickMilliseconds);
  }

  /** Resolves when the server runs, or when a message says that it doesn’t. */
  start(): Promise<void> {
    const client = this.#createClient();
    this.#client = client;
    this.#starting = client.start().catch((error: unknown) => this.#fail(client, error));
    return this.#starting;
  }

  /** Restarts the server; files that were set aside are tried again. */
  async restart(): Promise<void> {
    await this.stop();
    this.#watch.restarted();
    await this.start();
  }

  /** Resolves after two seconds at the latest; never rejects. */
  async stop(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end(patience);
  }

  /** Whether a file isn’t analysed because the server has crashed on it. */
  isSetAside(uri: string): boolean {
    return this.#watch.isSetAside(uri);
  }

  /** Has a file analysed again that was set aside. */
  async tryAgain(uri: string): Promise<void> {
    this.#watch.tryAgain(uri);
    await this.#client?.sendNotification(methods.tryAgain, { uri } satisfies TryAgainNotice);
  }

  dispose(): void {
    clearInterval(this.#ticking);
    this.#lenses.dispose();
    this.#changed.dispose();
    this.#started.dispose();
  }

  /** Resolves when it is sent; the server handles later requests with this baseline. */
  async sendBaseline(notice: BaselineNotice): Promise<void> {
    await this.#starting;
    await this.#client?.sendNotification(methods.baseline, notice);
  }

  protected override async ask<Answer>(method: string, request: object, signal?: AbortSignal): Promise<Answer> {
    await this.#starting;
    const client = this.#client;
    if (client === undefined) throw new Error('The language server has been stopped');
    const source = new CancellationTokenSource();
    const cancel = (): void => source.cancel();
    signal?.addEventListener('abort', cancel);
    try {
      return await client.sendRequest<Answer>(method, request, source.token);
    } finally {
      signal?.removeEventListener('abort', cancel);
      source.dispose();
    }
  }

  #createClient(): QuietClient {
    const policy = new RestartPolicy(() => Date.now());
    const server = {
      module: this.#module,
      transport: TransportKind.ipc,
      options: { execArgv: [`--max-old-space-size=${heapMegabytes}`] },
    } as const satisfies NodeModule;
    const client: QuietClient = new QuietClient('clashwright', 'Clashwright', server, {
      ...clientOptions(this.#log, this.#lenses),
      initializationOptions: () => this.#watch.startOptions,
      errorHandler: {
        error: () => ({ action: ErrorAction.Continue }),
        closed: () => ({ action: this.#closed(client, policy) }),
      },
    });
    client.registerFeature(findingsArePushed);
    client.onDidChangeState(({ newState }) => {
      if (newState !== State.Running) return;
      policy.running();
      this.#watch.started();
      this.#started.fire();
    });
    client.onNotification(methods.heartbeat, () => {
      this.#watch.heard();
    });
    client.onNotification(methods.workingOn, (file: WorkingOnNotice) => {
      this.#watch.workingOn(file);
    });
    client.onNotification(methods.changed, (notice: ChangedNotice) => this.#changed.fire(notice));
    client.onRequest(methods.readFile, (request: ReadFileRequest) => readFile(request));
    client.onRequest(methods.workspaceFiles, ({ most }: WorkspaceFilesRequest) => workspaceFiles(most));
    client.onRequest(methods.readOnlyFiles, ({ uris }: ReadOnlyFilesRequest) => readOnlyFiles(uris));
    return client;
  }

  #closed(client: QuietClient, policy: RestartPolicy): CloseAction {
    const setAside = client === this.#client ? this.#watch.ended() : undefined;
    if (setAside !== undefined) {
      this.#log.error(`The language server ended while working on ${setAside.uri}`);
      void reportSetAside(setAside, this, this.#log);
      return CloseAction.Restart;
    }
    if (client === this.#client && policy.ended()) return CloseAction.Restart;
    this.#fail(client, 'The language server ended');
    return CloseAction.DoNotRestart;
  }

  #tick(): void {
    if (this.#watch.tick())
      this.#log.error(`The language server was stopped because it hadn’t responded for ${mostSilentTicks} seconds`);
  }

  /** Shows a message once per client, and none if the shutdown was requested. */
  #fail(client: QuietClient, error: unknown): void {
    this.#log.error(String(error));
    if (client !== this.#client) return;
    this.#client = undefined;
    client.kill();
    void reportFailure(this, this.#log);
  }
}

/** Disables pull diagnostics: VS Code pulls only for visible tabs, and later than the server can push. */
const findingsArePushed: StaticFeature = {
  fillClientCapabilities: ({ textDocument }) => {
    delete textDocument?.diagnostic;
  },
  initialize: () => undefined,
  getState: () => ({ kind: 'static' }),
  clear: () => undefined,
};

function clientOptions(log: LogOutputChannel, lenses: LensCommands): LanguageClientOptions {
  const asShown = <L extends Pick<CodeLens, 'command'>>(lens: L): L => lenses.lasting(lensWithoutIcons(lens));
  return {
    documentSelector: [{ language: 'clash' }],
    outputChannel: log,
    middleware: {
      provideCodeLenses: async (document, token, next) => (await next(document, token))?.map(asShown),
      resolveCodeLens: async (lens, token, next) => {
        const resolved = await next(lens, token);
        return resolved === null || resolved === undefined ? resolved : asShown(resolved);
      },
    },
    // Hovers may contain scenario text, so only these commands may be linked.
    markdown: {
      isTrusted: { enabledCommands: [commands.openPanel, commands.showRule, commands.showOdds, commands.playOn] },
    },
    // The server keeps pushed settings, so that it never has to request them before it responds.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    synchronize: { configurationSection: 'clashwright' },
    initializationOptions: { answersFiles: true },
    initializationFailedHandler: () => false,
  };
}
