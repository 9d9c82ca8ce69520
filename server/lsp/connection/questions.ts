/**
 * Requests and notifications to the editor. Files are read from disk if the editor doesn’t answer requests for them.
 */
import {
  CodeLensRefreshRequest,
  DiagnosticRefreshRequest,
  InlayHintRefreshRequest,
  SemanticTokensRefreshRequest,
  type Connection,
} from 'vscode-languageserver';
import { mostFileBytes } from '../../language/index.ts';
import {
  methods,
  type ChangedNotice,
  type ReadFileAnswer,
  type ReadOnlyFilesAnswer,
  type WorkspaceFilesAnswer,
} from '../../protocol/index.ts';
import type { Client } from './client.ts';
import type { Disk } from '../navigation/disk.ts';

/** The most files of a workspace that are listed. */
const mostFiles = 500;

export class Questions {
  readonly #connection: Connection;
  readonly #client: Client;
  readonly #disk: Disk;
  #looksAgain = false;

  constructor(connection: Connection, client: Client, disk: Disk) {
    this.#connection = connection;
    this.#disk = disk;
    this.#client = client;
  }

  /** The text of a workspace file. */
  readonly read = (uri: string): Promise<ReadFileAnswer> =>
    this.#client.features.answersFiles
      ? this.#connection.sendRequest<ReadFileAnswer>(methods.readFile, { uri, mostBytes: mostFileBytes })
      : this.#disk.read(uri, this.#client.folders, mostFileBytes);

  /** The URIs of the workspace’s files; none if the request fails. */
  readonly listed = (): Promise<WorkspaceFilesAnswer> =>
    this.#client.features.answersFiles
      ? this.#connection.sendRequest<WorkspaceFilesAnswer>(methods.workspaceFiles, { most: mostFiles }).catch(() => [])
      : this.#disk.list(this.#client.folders, mostFiles);

  /** Which of some files can’t be written; none if the request fails. */
  readonly readOnly = (uris: readonly string[]): Promise<ReadOnlyFilesAnswer> =>
    this.#client.features.answersFiles
      ? this.#connection.sendRequest<ReadOnlyFilesAnswer>(methods.readOnlyFiles, { uris }).catch(() => [])
      : this.#disk.readOnly(uris);

  /** Notifies that a document has a new analysis, or that more is known of it. */
  readonly recordChanged = (notice: ChangedNotice): void =>
    void this.#connection.sendNotification(methods.changed, notice);

  /** Asks the editor to refresh hints and lenses, unless a refresh is pending already. */
  readonly lookAgain = (): void => {
    if (this.#looksAgain) return;
    this.#looksAgain = true;
    void this.#ask('hints', 'lenses').then(() => (this.#looksAgain = false));
  };

  /** Names in an included file have changed: refreshes hints, lenses and semantic tokens. */
  readonly lookAtAllAgain = (): void => {
    this.lookAgain();
    void this.#ask('tokens');
  };

  /** Asks the editor to pull diagnostics again: a file has others than the editor has. */
  readonly askForDiagnosticsAgain = (): void => {
    void this.#ask('diagnostics');
  };

  /** Like `lookAgain`, for hints alone. */
  readonly lookAtHintsAgain = (): void => {
    if (!this.#looksAgain) void this.#ask('hints');
  };

  /** Like `lookAgain`, for lenses alone. */
  readonly lookAtLensesAgain = (): void => {
    if (!this.#looksAgain) void this.#ask('lenses');
  };

  /** Sends the refresh requests that the editor supports; their answers don’t matter. */
  async #ask(...wanted: readonly (keyof typeof refreshes)[]): Promise<void> {
    const known = wanted.filter((each) => this.#client.features.refreshes[each]);
    await Promise.allSettled(known.map((each) => this.#connection.sendRequest(refreshes[each])));
  }
}

/** The refresh requests of the protocol. */
const refreshes = {
  hints: InlayHintRefreshRequest.type,
  lenses: CodeLensRefreshRequest.type,
  tokens: SemanticTokensRefreshRequest.type,
  diagnostics: DiagnosticRefreshRequest.type,
};
