/** The editor that is served: its features and its workspace folders. */
import type { InitializeParams } from 'vscode-languageserver';
import { featuresOf, noFeatures, type ClientFeatures } from './client-features.ts';

export class Client {
  #features = noFeatures;
  #folders: readonly string[] = [];

  /** None until `initialize`. */
  get features(): ClientFeatures {
    return this.#features;
  }

  /** The URIs of its workspace folders. */
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

/** Editors without workspace support name one folder in the older field. */
function onlyFolder(params: InitializeParams): readonly string[] {
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return typeof params.rootUri === 'string' ? [params.rootUri] : [];
}
