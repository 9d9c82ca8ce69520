/** A simulation of the part of the VS Code API that panels use, controlled by a stage. */
import { Emitter, type Edit, events, openDocument, stage, type StandInPanel } from './stage.ts';

export { Emitter as EventEmitter };

export class Disposable {
  readonly #end: () => void;

  constructor(end: () => void) {
    this.#end = end;
  }

  static from(...others: readonly { dispose: () => unknown }[]): Disposable {
    return new Disposable(() => {
      for (const other of others) other.dispose();
    });
  }

  dispose(): void {
    this.#end();
  }
}

export class Uri {
  readonly scheme: string;
  readonly path: string;

  private constructor(scheme: string, path: string) {
    this.scheme = scheme;
    this.path = path;
  }

  static parse(text: string): Uri {
    const { protocol, pathname } = new URL(text);
    return new Uri(protocol.slice(0, -1), decodeURIComponent(pathname));
  }

  static joinPath({ scheme, path }: Uri, ...parts: readonly string[]): Uri {
    const { pathname } = new URL([path, ...parts].join('/').replaceAll(/\/+/g, '/'), 'file:///');
    return new Uri(scheme, pathname.replace(/(.)\/$/, '$1'));
  }

  toString(): string {
    return `${this.scheme}://${this.path}`;
  }
}

export class Range {
  readonly start: { readonly line: number };
  readonly end: { readonly line: number };

  constructor(line: number, _character?: number, endLine = line) {
    this.start = { line };
    this.end = { line: endLine };
  }
}

export class WorkspaceEdit {
  readonly edits: Edit[] = [];

  replace(uri: Uri, { start: { line } }: Range, text: string): void {
    this.edits.push({ uri: uri.toString(), line, text });
  }
}

/** The name of a colour, or a file pattern, whose content doesn’t matter. */
class Named {
  readonly words: readonly unknown[];

  constructor(...words: readonly unknown[]) {
    this.words = words;
  }
}

export { Named as RelativePattern, Named as ThemeColor };
export const ViewColumn = { Beside: -2, One: 1 };
export const TextEditorRevealType = {};
export const DecorationRangeBehavior = { ClosedClosed: 1 };
export const TextEditorSelectionChangeKind = { Keyboard: 1, Mouse: 2, Command: 3 };
export const FilePermission = { Readonly: 1 };
export const FileType = { File: 1, SymbolicLink: 64 };
export class FileSystemError extends Error {
  readonly code: string = 'Unknown';
}
export const env = { language: 'en', openExternal: (uri: Uri): void => void stage.external.push(uri.toString()) };
export const commands = {
  executeCommand: (name: string, address: unknown): Promise<void> => {
    stage.commands.push({ name, address: String(address) });
    return Promise.resolve();
  },
};

/** Something with `dispose`. */
function held<T extends object>(what: T): T & { dispose: () => void } {
  stage.held += 1;
  return { ...what, dispose: () => void (stage.held -= 1) };
}

export const workspace = {
  get textDocuments() {
    return stage.documents;
  },
  onDidOpenTextDocument: events.opened.event,
  onDidCloseTextDocument: events.closed.event,
  onDidChangeTextDocument: events.changed.event,
  asRelativePath: ({ path }: Uri): string => path.slice(1),
  onDidRenameFiles: events.renamed.event,
  createFileSystemWatcher: () => held({ onDidCreate: events.created.event, onDidDelete: events.deleted.event }),
  getConfiguration: () => ({ get: (name: string) => stage.settings[name] }),
  openTextDocument: (uri: Uri): Promise<unknown> =>
    stage.files.has(uri.toString())
      ? Promise.resolve(openDocument(uri))
      : Promise.reject(new Error('There is no such file')),
  applyEdit: ({ edits }: WorkspaceEdit): Promise<boolean> => {
    if (stage.hasEdits) stage.edits.push(edits);
    return Promise.resolve(stage.hasEdits);
  },
  fs: {
    writeFile: (uri: Uri): Promise<void> => {
      stage.files.add(uri.toString());
      return Promise.resolve();
    },
    isWritableFileSystem: () => true,
    stat: (uri: Uri): Promise<object> => {
      if (!stage.files.has(uri.toString())) return Promise.reject(new Error('There is no such file'));
      return Promise.resolve(stage.readOnly.has(uri.toString()) ? { permissions: FilePermission.Readonly } : {});
    },
  },
};

export const window = {
  get visibleTextEditors() {
    return stage.editors;
  },
  activeTextEditor: undefined,
  onDidChangeTextEditorSelection: events.selected.event,
  onDidChangeVisibleTextEditors: events.editors.event,
  createTextEditorDecorationType: () => held({}),
  showInformationMessage: (words: string, ...buttons: readonly string[]): Promise<string | undefined> => {
    stage.told.push([words, ...buttons].join(' | '));
    return Promise.resolve(stage.answer);
  },
  setStatusBarMessage: (words: string): void => void stage.told.push(words),
  showSaveDialog: () => Promise.resolve(stage.target),
  createWebviewPanel,
};

function createWebviewPanel(): object {
  const [closed, said, viewed] = [new Emitter(), new Emitter(), new Emitter()];
  const close = (): void => {
    closed.fire(undefined);
    // Listeners of a panel are removed with it.
    for (const emitter of [closed, said, viewed]) emitter.clear();
  };
  const posts: Readonly<Record<string, unknown>>[] = [];
  const panel = {
    title: '',
    active: true,
    visible: true,
    viewColumn: ViewColumn.One,
    onDidDispose: closed.event,
    onDidChangeViewState: viewed.event,
    reveal: () => undefined,
    dispose: close,
    webview: {
      options: {},
      html: '',
      cspSource: 'self',
      asWebviewUri: (uri: Uri) => uri,
      onDidReceiveMessage: said.event,
      postMessage: (message: Readonly<Record<string, unknown>>) => void posts.push(message),
    },
  };
  const seen: StandInPanel = Object.assign(panel, {
    posted: () => posts.splice(0),
    say: (message: unknown) => said.fire(message),
    close,
  });
  stage.panels.push(seen);
  return panel;
}
