/** The editor that is served: what it can do, and which folders it works in. */
import type { InitializeParams } from 'vscode-languageserver';
import { featuresOf, noFeatures, type ClientFeatures } from './client-features.ts';

export class Client {
  #features = noFeatures;
  #folders: readonly string[] = [];

  /** Nothing until it has greeted the server. */
  get features(): ClientFeatures {
    return this.#features;
  }

  /** The addresses of the folders that it works in. */
  get folders(): readonly string[] {
    return this.#folders;
  }

  greeted(params: InitializeParams): void {
    this.#features = featuresOf(params);
    this.#folders = params.workspaceFolders?.map(({ uri }) => uri) ?? onlyFolder(params);
  }

  changedFolders(added: readonly string[], removed: readonly string[]): void {
    this.#folders = [...this.#folders.filter((folder) => !removed.includes(folder)), ...added];
  }
}

/** Editors that know no workspaces name one folder by the older field. */
function onlyFolder(params: InitializeParams): readonly string[] {
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return typeof params.rootUri === 'string' ? [params.rootUri] : [];
}
