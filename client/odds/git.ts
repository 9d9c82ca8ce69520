/** Reads a file’s text in the last commit through VS Code’s git extension; null without that extension. */
import { type Disposable, type Event, EventEmitter, extensions, type Uri, workspace } from 'vscode';

/** The part of the git extension’s API that is used here. */
interface GitExtension {
  readonly enabled: boolean;
  readonly onDidChangeEnablement: Event<boolean>;
  getAPI(version: 1): GitApi;
}

interface GitApi {
  readonly repositories: readonly Repository[];
  readonly onDidOpenRepository: Event<Repository>;
  toGitUri(uri: Uri, ref: string): Uri;
  getRepository(uri: Uri): Repository | null;
}

interface Repository {
  readonly state: { readonly HEAD?: { readonly commit?: string } | undefined; readonly onDidChange: Event<void> };
}

export class LastCommit implements Disposable {
  readonly #moved = new EventEmitter<void>();
  #api: Promise<GitApi | undefined> | undefined;
  #listeners: Disposable[] = [];

  /** Fires when HEAD has moved, or a repository has been found. */
  readonly onDidMove = this.#moved.event;

  /** Activates the git extension on the first call. Null for a file that isn’t in the last commit. */
  async textOf(uri: Uri): Promise<string | null> {
    this.#api ??= this.#find();
    const api = await this.#api;
    if (api === undefined || api.getRepository(uri) === null) return null;
    return workspace.fs.readFile(api.toGitUri(uri, 'HEAD')).then(
      (bytes) => workspace.decode(bytes, { uri }),
      () => null,
    );
  }

  dispose(): void {
    this.#moved.dispose();
    for (const listener of this.#listeners) listener.dispose();
    this.#listeners = [];
  }

  async #find(): Promise<GitApi | undefined> {
    const extension = extensions.getExtension<GitExtension>('vscode.git');
    try {
      const git = await extension?.activate();
      if (git === undefined) return undefined;
      if (git.enabled) return this.#watch(git.getAPI(1));
      this.#listeners.push(
        git.onDidChangeEnablement(() => {
          this.#api = undefined;
          this.#moved.fire();
        }),
      );
      return undefined;
    } catch {
      // Without a git program the extension has no API.
      return undefined;
    }
  }

  #watch(api: GitApi): GitApi {
    const watch = ({ state }: Repository): void => {
      let last = state.HEAD?.commit;
      this.#listeners.push(
        state.onDidChange(() => {
          if (state.HEAD?.commit === last) return;
          last = state.HEAD?.commit;
          this.#moved.fire();
        }),
      );
    };
    api.repositories.forEach(watch);
    this.#listeners.push(
      api.onDidOpenRepository((repository) => {
        watch(repository);
        this.#moved.fire();
      }),
    );
    return api;
  }
}
