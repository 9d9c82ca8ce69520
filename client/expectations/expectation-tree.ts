/** The items of the Test Explorer, kept in sync with their files. */
import { type Disposable, Range, type TestController, type TestItem, type Uri, workspace } from 'vscode';
import { nameOf, parseUri, workspaceFiles } from '../documents/documents.ts';
import { itemsOf, type ScenarioItem } from './expectation-items.ts';
import { withoutIcons } from '../icon-text.ts';
import type { LanguageServer } from '../server/language-server.ts';
import { Latest } from '../server/latest.ts';

/** The maximum number of files of a workspace that are searched. */
const mostFiles = 500;

export type ExpectationSource = Pick<LanguageServer, 'expectations' | 'verdicts' | 'onDidChange'>;

export class ExpectationTree implements Disposable {
  readonly #controller: TestController;
  readonly #server: ExpectationSource;
  readonly #fail: (error: unknown) => void;
  readonly #questions = new Map<string, Latest>();
  readonly #scenarios = new WeakMap<TestItem, number>();
  readonly #disposables: Disposable[] = [];
  #isDiscovered = false;

  constructor(controller: TestController, server: ExpectationSource, fail: (error: unknown) => void) {
    this.#controller = controller;
    this.#server = server;
    this.#fail = fail;
    controller.resolveHandler = async (item) => {
      if (item === undefined) await this.discover();
    };
    controller.refreshHandler = () => this.discover();
    this.#disposables.push(server.onDidChange(({ uri }) => this.#look(uri)));
  }

  /** The index of an item’s scenario; undefined for a file or an expectation. */
  scenarioOf(item: TestItem): number | undefined {
    return this.#scenarios.get(item);
  }

  /** Searches the files of the workspace, for the first time or again. */
  async discover(): Promise<void> {
    const uris = await workspaceFiles(mostFiles);
    this.#controller.items.forEach(({ id }) => {
      if (!uris.includes(id) && !workspace.textDocuments.some(({ uri }) => uri.toString() === id))
        this.#controller.items.delete(id);
    });
    this.#watch();
    for (const uri of uris) await this.refresh(uri);
  }

  /**
   * The current item of a file; undefined if the file has no expectations, or if a later request has overtaken this
   * one.
   */
  async refresh(address: string): Promise<TestItem | undefined> {
    const uri = parseUri(address);
    if (uri === undefined) return undefined;
    const questions = this.#questions.get(address) ?? new Latest();
    this.#questions.set(address, questions);
    const answer = await questions.ask((signal) => this.#server.expectations({ uri: address }, signal));
    if (answer === undefined) return undefined;
    if (answer.length === 0) {
      this.#controller.items.delete(address);
      return undefined;
    }
    const file = this.#fileItem(uri);
    file.children.replace(itemsOf(answer).map((scenario) => this.#scenarioItem(file, uri, scenario)));
    return file;
  }

  dispose(): void {
    for (const disposable of this.#disposables) disposable.dispose();
  }

  /** Created and deleted files matter only once somebody has opened the tests. */
  #watch(): void {
    if (this.#isDiscovered) return;
    this.#isDiscovered = true;
    const watcher = workspace.createFileSystemWatcher('**/*.clash');
    this.#disposables.push(
      watcher,
      watcher.onDidCreate((uri) => this.#look(uri.toString())),
      watcher.onDidChange((uri) => this.#look(uri.toString())),
      watcher.onDidDelete((uri) => this.#controller.items.delete(uri.toString())),
    );
  }

  /** Refreshes without anybody waiting for it. */
  #look(uri: string): void {
    this.refresh(uri).catch(this.#fail);
  }

  #fileItem(uri: Uri): TestItem {
    const id = uri.toString();
    const known = this.#controller.items.get(id);
    if (known !== undefined) return known;
    const item = this.#controller.createTestItem(id, withoutIcons(nameOf(uri)), uri);
    item.description = folderOf(uri);
    this.#controller.items.add(item);
    return item;
  }

  /** Reuses an existing item, which keeps its results. */
  #scenarioItem(file: TestItem, uri: Uri, { id, title, line, scenario, expectations }: ScenarioItem): TestItem {
    const item = file.children.get(id) ?? this.#controller.createTestItem(id, withoutIcons(title), uri);
    item.range = rangeOf(line);
    this.#scenarios.set(item, scenario);
    item.children.replace(
      expectations.map((expectation, index) => {
        const child =
          item.children.get(expectation.id) ??
          this.#controller.createTestItem(expectation.id, withoutIcons(expectation.words), uri);
        child.range = rangeOf(expectation.line);
        // In the order of the text, not alphabetical.
        child.sortText = String(index).padStart(4, '0');
        return child;
      }),
    );
    return item;
  }
}

function rangeOf(line: number): Range {
  return new Range(line - 1, 0, line - 1, 0);
}

/** The folder of a file within the workspace; undefined for a file at the top. */
function folderOf(uri: Uri): string {
  const path = workspace.asRelativePath(uri, false);
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
