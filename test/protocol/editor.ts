/**
 * An editor that has nothing but the language server: opens texts, changes them and asks; the one place that knows the
 * API.
 */
import {
  CodeLensRefreshRequest,
  DiagnosticRefreshRequest,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DidOpenTextDocumentNotification,
  FileChangeType,
  InlayHintRefreshRequest,
  LogMessageNotification,
  type Registration,
  RegistrationRequest,
  SemanticTokensRefreshRequest,
  type ServerCapabilities,
} from 'vscode-languageserver/node';
import {
  methods,
  type OddsPageAnswer,
  type OddsPageRequest,
  type PlayOnAnswer,
  type PlayOnRequest,
  type ReadFileAnswer,
  type ReadFileRequest,
  type ReadOnlyFilesRequest,
  type RulePageAnswer,
  type TakeAwayAnswer,
  type TakeAwayRequest,
  type WorkspaceFilesRequest,
} from '../../server/protocol/index.ts';
import { marked } from './cursor.ts';
import { Newsroom } from './news.ts';
import { OpenText } from './open-text.ts';
import { type Greeting, ServerProcess } from './server-process.ts';

export class Editor {
  readonly server: ServerProcess;
  readonly news: Newsroom;
  /** What the server has asked to be asked again. */
  readonly refreshed: string[] = [];
  readonly #waiting: { readonly method: string; readonly resume: () => void }[] = [];
  /** The files of its workspace that are not open, by their address, or what is answered in their place. */
  readonly files = new Map<string, ReadFileAnswer>();
  /** Files for whose text it never has an answer. */
  readonly silent = new Set<string>();
  /** Files that can't be written. */
  readonly readOnly = new Set<string>();
  /** Which files the server has asked for, each time that it did. */
  readonly reads: string[] = [];
  /** What the server has written into its log. */
  readonly logged: string[] = [];
  /** What the server has registered with the editor. */
  readonly registered: Registration[] = [];
  /** What the server says that it can do. */
  capabilities: ServerCapabilities = {};
  #opened = 0;

  private constructor(server: ServerProcess) {
    this.server = server;
    this.news = new Newsroom(server.connection);
    server.connection.onRequest<ReadFileAnswer, undefined>(
      methods.readFile,
      ({ uri }: ReadFileRequest): Promise<ReadFileAnswer> => {
        this.reads.push(uri);
        return this.silent.has(uri) ? new Promise(() => undefined) : Promise.resolve(this.files.get(uri) ?? null);
      },
    );
    server.connection.onNotification(LogMessageNotification.type, ({ message }) => {
      this.logged.push(message);
    });
    server.connection.onRequest(methods.workspaceFiles, ({ most }: WorkspaceFilesRequest) =>
      [...this.files.keys()].slice(0, most),
    );
    server.connection.onRequest(methods.readOnlyFiles, ({ uris }: ReadOnlyFilesRequest) =>
      uris.filter((uri) => this.readOnly.has(uri)),
    );
    server.connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      this.registered.push(...registrations);
    });
    for (const { method } of [
      InlayHintRefreshRequest.type,
      CodeLensRefreshRequest.type,
      SemanticTokensRefreshRequest.type,
      DiagnosticRefreshRequest.type,
    ]) {
      server.connection.onRequest(method, () => {
        this.refreshed.push(method);
        for (const waiting of this.#waiting) if (waiting.method === method) waiting.resume();
        return null;
      });
    }
  }

  /** `greeting` is what the editor says of itself; without a program the server is the one that is shipped. */
  static async start(greeting: Greeting = {}, program?: string): Promise<Editor> {
    const editor = new Editor(await ServerProcess.start(program));
    editor.capabilities = (await editor.server.greet(greeting)).capabilities;
    return editor;
  }

  /** Opens a text; `$0` in it is where the editor's cursor stands. */
  async open(text: string, address?: string): Promise<OpenText> {
    this.#opened += 1;
    const uri = address ?? `file:///adventure/scenario-${this.#opened}.clash`;
    const { text: plain, cursor } = marked(text);
    await this.server.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'clash', version: 1, text: plain },
    });
    return new OpenText({ connection: this.server.connection, news: this.news, uri, text: plain, cursor });
  }

  /** Changes a file on disk, or takes it away. */
  async changeFile(uri: string, text: string | undefined): Promise<void> {
    if (text === undefined) this.files.delete(uri);
    else this.files.set(uri, text);
    await this.server.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri, type: text === undefined ? FileChangeType.Deleted : FileChangeType.Changed }],
    });
  }

  /** Changes the settings, all at once as editors do. */
  async set(settings: Readonly<Record<string, unknown>>): Promise<void> {
    await this.server.connection.sendNotification(DidChangeConfigurationNotification.type, {
      settings: { clashwright: settings },
    });
  }

  /** When the server has asked to be asked for something again, now or before. */
  async whenRefreshed(method: string): Promise<void> {
    if (!this.refreshed.includes(method))
      await new Promise<void>((resume) => {
        this.#waiting.push({ method, resume });
      });
  }

  rulePage(id: string): Promise<RulePageAnswer> {
    return this.server.connection.sendRequest<RulePageAnswer>(methods.rulePage, { id });
  }

  takeAway(request: TakeAwayRequest): Promise<TakeAwayAnswer> {
    return this.server.connection.sendRequest<TakeAwayAnswer>(methods.takeAway, request);
  }

  oddsPage(request: OddsPageRequest): Promise<OddsPageAnswer> {
    return this.server.connection.sendRequest<OddsPageAnswer>(methods.oddsPage, request);
  }

  playOn(request: PlayOnRequest): Promise<PlayOnAnswer> {
    return this.server.connection.sendRequest<PlayOnAnswer>(methods.playOn, request);
  }

  /** Asks the server to end; gives its exit code. */
  async quit(): Promise<number | null> {
    await this.server.connection.sendRequest('shutdown');
    await this.server.connection.sendNotification('exit');
    return this.server.ended;
  }
}
