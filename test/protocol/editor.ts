/** A minimal editor for tests: opens texts, changes them and sends requests; the only user of the client API. */
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
  type ExportAnswer,
  type ExportRequest,
  methods,
  type OddsPageAnswer,
  type OddsPageRequest,
  type PlayOnAnswer,
  type PlayOnRequest,
  type ReadFileAnswer,
  type ReadFileRequest,
  type ReadOnlyFilesRequest,
  type RulePageAnswer,
  type WorkspaceFilesRequest,
} from '../../server/protocol/index.ts';
import { marked } from './cursor.ts';
import { Newsroom } from './news.ts';
import { OpenText } from './open-text.ts';
import { type Greeting, ServerProcess } from './server-process.ts';

export class Editor {
  readonly server: ServerProcess;
  readonly news: Newsroom;
  /** The refreshes that the server has requested. */
  readonly refreshed: string[] = [];
  readonly #waiting: { readonly method: string; readonly resume: () => void }[] = [];
  /** The workspace files that aren’t open, by URI, or the answers instead of their text. */
  readonly files = new Map<string, ReadFileAnswer>();
  /** Files whose text requests are never answered. */
  readonly silent = new Set<string>();
  /** Files that are read-only. */
  readonly readOnly = new Set<string>();
  /** The files that the server has requested, once for each request. */
  readonly reads: string[] = [];
  /** The server’s log. */
  readonly logged: string[] = [];
  /** The registrations by the server. */
  readonly registered: Registration[] = [];
  /** The server’s capabilities. */
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

  /** `greeting` are the editor’s declarations; the default program is the shipped server. */
  static async start(greeting: Greeting = {}, program?: string): Promise<Editor> {
    const editor = new Editor(await ServerProcess.start(program));
    editor.capabilities = (await editor.server.greet(greeting)).capabilities;
    return editor;
  }

  /** Opens a text; `$0` marks the cursor. */
  async open(text: string, address?: string): Promise<OpenText> {
    this.#opened += 1;
    const uri = address ?? `file:///adventure/scenario-${this.#opened}.clash`;
    const { text: plain, cursor } = marked(text);
    await this.server.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'clash', version: 1, text: plain },
    });
    return new OpenText({ connection: this.server.connection, news: this.news, uri, text: plain, cursor });
  }

  /** Changes or deletes a file on disk. */
  async changeFile(uri: string, text: string | undefined): Promise<void> {
    if (text === undefined) this.files.delete(uri);
    else this.files.set(uri, text);
    await this.server.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri, type: text === undefined ? FileChangeType.Deleted : FileChangeType.Changed }],
    });
  }

  /** Sends all settings at once, as editors do. */
  async set(settings: Readonly<Record<string, unknown>>): Promise<void> {
    await this.server.connection.sendNotification(DidChangeConfigurationNotification.type, {
      settings: { clashwright: settings },
    });
  }

  /** Resolves when the server has requested a refresh of this kind, now or earlier. */
  async whenRefreshed(method: string): Promise<void> {
    if (!this.refreshed.includes(method))
      await new Promise<void>((resume) => {
        this.#waiting.push({ method, resume });
      });
  }

  rulePage(id: string): Promise<RulePageAnswer> {
    return this.server.connection.sendRequest<RulePageAnswer>(methods.rulePage, { id });
  }

  exportScenario(request: ExportRequest): Promise<ExportAnswer> {
    return this.server.connection.sendRequest<ExportAnswer>(methods.exportScenario, request);
  }

  oddsPage(request: OddsPageRequest): Promise<OddsPageAnswer> {
    return this.server.connection.sendRequest<OddsPageAnswer>(methods.oddsPage, request);
  }

  playOn(request: PlayOnRequest): Promise<PlayOnAnswer> {
    return this.server.connection.sendRequest<PlayOnAnswer>(methods.playOn, request);
  }

  /** Shuts the server down; returns its exit code. */
  async quit(): Promise<number | null> {
    await this.server.connection.sendRequest('shutdown');
    await this.server.connection.sendNotification('exit');
    return this.server.ended;
  }
}
