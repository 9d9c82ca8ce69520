/** Provides earlier texts of a document: as last saved by hand, and as in the last commit. */
import { Disposable, EventEmitter, TextDocumentSaveReason, Uri, workspace } from 'vscode';
import type { BaselineKind } from '../../server/protocol/index.ts';
import { languageId } from '../documents/documents.ts';
import { LastCommit } from './git.ts';
import { SavedTexts } from './saved-texts.ts';

export class EarlierTexts implements Disposable {
  readonly #lastCommit = new LastCommit();
  readonly #changed = new EventEmitter<string>();
  readonly #saved = new SavedTexts({ read: textAt, changed: (uri) => this.#changed.fire(uri) });
  readonly #listeners = this.#listen();

  readonly onDidCommit = this.#lastCommit.onDidMove;
  /** Fires when a document was saved by hand, or its file was changed by another program. */
  readonly onDidSave = this.#changed.event;

  /** Null if there is none, for example if it was never saved. */
  textOf(address: string, kind: BaselineKind): Promise<string | null> {
    return kind === 'saved' ? this.#saved.textOf(address) : this.#lastCommit.textOf(Uri.parse(address));
  }

  dispose(): void {
    this.#listeners.dispose();
    this.#changed.dispose();
    this.#lastCommit.dispose();
  }

  #listen(): Disposable {
    const automatic = new Set<string>();
    const watcher = workspace.createFileSystemWatcher('**/*.clash', true, false, true);
    return Disposable.from(
      watcher,
      watcher.onDidChange((uri) => void this.#saved.fileChanged(uri.toString())),
      workspace.onWillSaveTextDocument(({ document, reason }) => {
        if (reason === TextDocumentSaveReason.Manual) automatic.delete(document.uri.toString());
        else automatic.add(document.uri.toString());
      }),
      workspace.onDidSaveTextDocument((document) => {
        const uri = document.uri.toString();
        if (document.languageId === languageId) this.#saved.saved(uri, document.getText(), !automatic.has(uri));
      }),
      workspace.onDidCloseTextDocument(({ uri }) => {
        automatic.delete(uri.toString());
        this.#saved.closed(uri.toString());
      }),
    );
  }
}

async function textAt(address: string): Promise<string | null> {
  const uri = Uri.parse(address);
  if (uri.scheme === 'untitled') return null;
  return workspace.fs.readFile(uri).then(
    (bytes) => workspace.decode(bytes, { uri }),
    () => null,
  );
}
