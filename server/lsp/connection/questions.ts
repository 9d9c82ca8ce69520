/**
 * What the server asks of the editor, and what it tells it unasked. Files are asked of the disk where an editor can't
 * be asked for them.
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

/** So many files of a workspace are looked into. */
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

  /** The text of a file of the workspace. */
  readonly read = (uri: string): Promise<ReadFileAnswer> =>
    this.#client.features.answersFiles
      ? this.#connection.sendRequest<ReadFileAnswer>(methods.readFile, { uri, mostBytes: mostFileBytes })
      : this.#disk.read(uri, this.#client.folders, mostFileBytes);

  /** The addresses of the workspace's files; none from an editor that can't tell. */
  readonly listed = (): Promise<WorkspaceFilesAnswer> =>
    this.#client.features.answersFiles
      ? this.#connection.sendRequest<WorkspaceFilesAnswer>(methods.workspaceFiles, { most: mostFiles }).catch(() => [])
      : this.#disk.list(this.#client.folders, mostFiles);

  /** Which of some files can't be written; none from an editor that can't tell. */
  readonly readOnly = (uris: readonly string[]): Promise<ReadOnlyFilesAnswer> =>
    this.#client.features.answersFiles
      ? this.#connection.sendRequest<ReadOnlyFilesAnswer>(methods.readOnlyFiles, { uris }).catch(() => [])
      : this.#disk.readOnly(uris);

  /** A document has a new analysis, or more is known of it. */
  readonly tellChanged = (notice: ChangedNotice): void =>
    void this.#connection.sendNotification(methods.changed, notice);

  /** What stands beside the text of some document is another now. An editor that was asked already will look again. */
  readonly lookAgain = (): void => {
    if (this.#looksAgain) return;
    this.#looksAgain = true;
    void this.#ask('hints', 'lenses').then(() => (this.#looksAgain = false));
  };

  /** Names of an included file are others now: with what stands beside the text, the colours of words. */
  readonly lookAtAllAgain = (): void => {
    this.lookAgain();
    void this.#ask('tokens');
  };

  /** More is found in a file than the editor has asked for. */
  readonly askForDiagnosticsAgain = (): void => {
    void this.#ask('diagnostics');
  };

  /** The same as `lookAgain` of what stands behind the lines alone. */
  readonly lookAtHintsAgain = (): void => {
    if (!this.#looksAgain) void this.#ask('hints');
  };

  /** The same of what stands above the rounds alone. */
  readonly lookAtLensesAgain = (): void => {
    if (!this.#looksAgain) void this.#ask('lenses');
  };

  /** Those that the editor knows; it doesn’t matter what it answers. */
  async #ask(...wanted: readonly (keyof typeof refreshes)[]): Promise<void> {
    const known = wanted.filter((each) => this.#client.features.refreshes[each]);
    await Promise.allSettled(known.map((each) => this.#connection.sendRequest(refreshes[each])));
  }
}

/** How an editor is asked to ask anew. */
const refreshes = {
  hints: InlayHintRefreshRequest.type,
  lenses: CodeLensRefreshRequest.type,
  tokens: SemanticTokensRefreshRequest.type,
  diagnostics: DiagnosticRefreshRequest.type,
};
