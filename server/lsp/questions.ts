/** What the server asks of the editor, and what it tells it unasked. */
import { CodeLensRefreshRequest, InlayHintRefreshRequest, type Connection } from 'vscode-languageserver';
import { methods, type ChangedNotice, type ReadFileAnswer, type ReadOnlyFilesAnswer, type WorkspaceFilesAnswer } from '../protocol/index.ts';

/** So many files of a workspace are looked into. */
const mostFiles = 500;

export class Questions {
  readonly #connection: Connection;
  #looksAgain = false;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** The text of a file of the workspace. */
  readonly read = (uri: string): Promise<ReadFileAnswer> => this.#connection.sendRequest<ReadFileAnswer>(methods.readFile, { uri });

  /** The addresses of the workspace's files; none from an editor that can't tell. */
  readonly listed = (): Promise<WorkspaceFilesAnswer> => this.#connection.sendRequest<WorkspaceFilesAnswer>(methods.workspaceFiles, { most: mostFiles }).catch(() => []);

  /** Which of some files can't be written; none from an editor that can't tell. */
  readonly readOnly = (uris: readonly string[]): Promise<ReadOnlyFilesAnswer> => this.#connection.sendRequest<ReadOnlyFilesAnswer>(methods.readOnlyFiles, { uris }).catch(() => []);

  /** A document has a new analysis, or more is known of it. */
  readonly tellChanged = (notice: ChangedNotice): void => void this.#connection.sendNotification(methods.changed, notice);

  /** What stands beside the text of some document is another now. An editor that can't be asked to look again may refuse; one that was asked already will. */
  readonly lookAgain = (): void => {
    if (this.#looksAgain) return;
    this.#looksAgain = true;
    const asked = [InlayHintRefreshRequest.type, CodeLensRefreshRequest.type].map((type) => this.#connection.sendRequest(type));
    void Promise.allSettled(asked).then(() => (this.#looksAgain = false));
  };

  /** The same of what stands above the rounds alone. */
  readonly lookAtLensesAgain = (): void => {
    if (!this.#looksAgain) void Promise.allSettled([this.#connection.sendRequest(CodeLensRefreshRequest.type)]);
  };
}
